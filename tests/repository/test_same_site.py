"""The guard of the site: whatever differs from another revision is told."""

from dev.same_site import differences

THEN = {"a.md": "Dør\nTo\n", "b.md": "Vindue\n", "c.md": "Bord\n"}


def test_a_site_that_is_as_it_was_differs_in_nothing() -> None:
    assert list(differences(THEN, dict(THEN))) == []


def test_what_is_gone_new_or_different_is_reported() -> None:
    now = {"a.md": "Dør\nTre\n", "c.md": "Bord\n", "d.md": "Stol\n"}
    found = [line.splitlines() for line in differences(THEN, now)]
    assert found == [
        ["different: a.md", "    @@ -2 +2 @@", "    -To", "    +Tre"],
        ["gone: b.md"],
        ["new: d.md"],
    ]
