#!/usr/bin/env bash
# Install the Debian packages that `make test` needs: when we may; otherwise say which.
set -euo pipefail

# package                what it gives; libatomic is for the Node that Playwright brings
needed="
chromium-headless-shell  /usr/bin/chromium-headless-shell
fonts-dejavu-core        /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
hunspell                 /usr/bin/hunspell
hunspell-da              /usr/share/hunspell/da_DK.dic
libatomic1               /usr/lib/*/libatomic.so.1
nodejs                   /usr/bin/node
npm                      /usr/bin/npm
poppler-utils            /usr/bin/pdftotext
"
missing=()
while read -r package file; do
  [ -z "$package" ] || compgen -G "$file" >/dev/null || missing+=("$package")
done <<<"$needed"
[ ${#missing[@]} -gt 0 ] || exit 0

if [ "$(id -u)" = 0 ]; then
  as_root=(env)
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
  as_root=(sudo -n env)
else
  as_root=()
fi

# At a keyboard nothing is installed unasked; a machine that tests (no keyboard) is there for it.
asked=ja
if [ -t 0 ] && [ -t 1 ] && [ ${#as_root[@]} -gt 0 ]; then
  read -r -p "Prøverne mangler Debian-pakkerne ${missing[*]}. Må jeg installere dem? (j = ja) " asked
fi

if [[ $asked == [jJ]* ]] && [ ${#as_root[@]} -gt 0 ] && command -v apt-get >/dev/null; then
  echo "→ Installerer Debian-pakker: ${missing[*]}"
  as_root+=(DEBIAN_FRONTEND=noninteractive)
  "${as_root[@]}" apt-get update -qq </dev/null
  "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" </dev/null >/dev/null
  exit 0
fi

cat >&2 <<MESSAGE
Prøverne skal bruge Debian-pakker, som mangler her: ${missing[*]}
De er ikke installeret. Bed en administrator om det, eller skriv:

    sudo apt-get install ${missing[*]}

og kør så »make test« igen. (»make site« kan køres uden dem.)
MESSAGE
exit 1
