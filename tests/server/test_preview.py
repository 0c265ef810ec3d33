"""What a link looks like elsewhere, and what an installed page says of itself."""

import json
import re

import httpx

from tabletown.server.http.pages import STATIC
from tabletown.testing.server_harness import HTTP, Server


def og(page: httpx.Response) -> dict[str, str]:
    return dict(re.findall(r'<meta property="(og:[a-z:_]+)" content="([^"]*)"', page.text))


def test_a_link_to_a_table_tells_the_game_and_nothing_secret(server: Server) -> None:
    table = server.open(3, "between-two-cities", language="de")
    token = table.sit("<script>Anna</script>")
    page = HTTP.get(f"{server.url}/t/{table.id}")
    said = og(page)
    assert said["og:title"] == "Between Two Cities – Tabletown"
    assert said["og:description"] == "2 Plätze sind frei. Öffne den Link und setz dich dazu."
    assert said["og:url"] == f"{server.url}/t/{table.id}"
    assert said["og:image"].startswith(server.url)
    assert HTTP.get(said["og:image"]).headers["content-type"] == "image/jpeg"
    for secret in ("Anna", token, table.host, table.commitment):
        assert secret not in page.text


def test_what_is_no_table_has_the_preview_of_the_page(server: Server) -> None:
    home = og(HTTP.get(server.url))
    assert home["og:title"] == "Tabletown" and "og:url" not in home
    for path in ("/t/abcdefghjkmn", "/t/" + "x" * 200, "/t/%3Cscript%3E", "/score"):
        page = HTTP.get(server.url + path)
        assert page.status_code == 200 and og(page) == home


def test_other_pages_speak_the_language_that_is_asked_for(server: Server) -> None:
    def told(path: str, wished: str) -> tuple[str, str]:
        page = HTTP.get(server.url + path, headers={"accept-language": wished})
        assert "accept-language" in page.headers["vary"]
        found = re.search(r'<html lang="(..)">', page.text)
        return (found[1] if found else ""), og(page)["og:description"]

    assert told("/", "de-CH,de;q=0.9,en;q=0.8") == (
        "de",
        "Brettspiele mit Freunden per Link oder gegen Bots. Ein Fanprojekt.",
    )
    assert told("/rules/between-two-cities", "fr, en;q=0.3, hu;q=0.7")[0] == "hu"
    for odd in ("", "*", "fr", "ru;q=0", ",;q=,", "de;q=nan", "x" * 5000):
        assert told("/", odd) == ("en", og(HTTP.get(server.url))["og:description"])
    # A table keeps its own, whoever asks: friends mostly share it.
    table = server.open(3, "between-two-cities", language="ru")
    assert told(f"/t/{table.id}", "de")[0] == "ru"


def test_the_manifest_names_pictures_and_pages_that_are_there(server: Server) -> None:
    manifest = json.loads((STATIC / "manifest.webmanifest").read_text())
    assert manifest["id"] == manifest["scope"] == "/"
    assert {one["form_factor"] for one in manifest["screenshots"]} == {"wide", "narrow"}
    for picture in (*manifest["screenshots"], *manifest["icons"]):
        found = HTTP.get(server.url + picture["src"])
        assert found.headers["content-type"] == picture["type"], picture
    assert all(HTTP.get(server.url + one["url"]).status_code == 200 for one in manifest["shortcuts"])
