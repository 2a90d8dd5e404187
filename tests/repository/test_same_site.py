"""The guard of the site: only what is excepted may differ from another revision."""

from dev.same_site import Exempt, differences

THEN = {"a.md": "Dør\nTo\n", "b.md": "Vindue\n", "c.md": "Bord\n"}


def test_a_site_that_is_as_it_was_differs_in_nothing() -> None:
    assert list(differences(THEN, dict(THEN), [])) == []


def test_what_is_gone_new_or_different_is_reported() -> None:
    now = {"a.md": "Dør\nTre\n", "c.md": "Bord\n", "d.md": "Stol\n"}
    found = [line.splitlines() for line in differences(THEN, now, [])]
    assert found == [
        ["different: a.md", "    @@ -2 +2 @@", "    -To", "    +Tre"],
        ["gone: b.md"],
        ["new: d.md"],
    ]


def test_an_exception_lets_through_just_what_it_says() -> None:
    exempt = [
        Exempt("a number", ["a.*"], old="^To$", new="Tre"),
        Exempt("no window", ["b.md"], gone=True),
        Exempt("never met", ["c.md"], old="Stol", new="Bænk"),
    ]
    assert list(differences(THEN, {"a.md": "Dør\nTre\n", "c.md": "Bord\n"}, exempt)) == []
    assert [one.used for one in exempt] == [True, True, False]
    assert len(list(differences(THEN, {"a.md": "Port\nTre\n", "c.md": "Bord\n"}, exempt))) == 1


def test_an_exception_of_another_file_excepts_nothing() -> None:
    exempt = [Exempt("elsewhere", ["c.md"], gone=True)]
    assert list(differences(THEN, {**THEN, "b.md": "Dør\n"}, exempt))
    assert list(differences(THEN, {k: v for k, v in THEN.items() if k != "b.md"}, exempt))


def test_a_file_with_another_name_is_compared_with_the_one_it_was() -> None:
    exempt = [Exempt("a longer name", ["bord.md"], was="c.md")]
    now = {"a.md": "Dør\nTo\n", "b.md": "Vindue\n", "bord.md": "Bord\n"}
    assert list(differences(THEN, now, exempt)) == []
    exempt = [Exempt("a longer name", ["bord.md"], was="c.md")]
    (found,) = differences(THEN, {**now, "bord.md": "Bænk\n"}, exempt)
    assert found.startswith("different: bord.md")
