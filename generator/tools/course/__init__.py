"""The course: lessons, tasks that come again, and an exam, all on the device."""
