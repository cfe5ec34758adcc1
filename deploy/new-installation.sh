#!/bin/sh
# Makes the folder of an installation outside of the repository: deploy/new-installation.sh /srv/vvoz
# It has what a company edits; a new release replaces nothing in it.
set -eu
[ $# -eq 1 ] || { echo "Usage: $0 FOLDER" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
[ ! -e "$1" ] || { echo "$1 exists: choose a new folder" >&2; exit 1; }
# The env files have secrets.
umask 077
mkdir -p "$1"
folder=$(cd "$1" && pwd)
cp -r "$here/example/." "$folder"
# Containers read these as another user.
cp -r "$here/../apps/backend/content" "$folder/company/content"
# Invented: nobody wrote these reviews, and nobody got these vehicles.
rm -r "$folder/company/content/reviews" "$folder/company/content/deliveries"
chmod 755 "$folder"
chmod -R u=rwX,go=rX "$folder/company" "$folder/gateway" "$folder/monitoring"
sed -i.new "s|^VVOZ_INSTALLATION=.*|VVOZ_INSTALLATION=$folder|" "$folder/installation.env"
rm "$folder/installation.env.new"
echo "$folder: replace every REPLACE-THIS and company.example, edit company/content, then run npm run operator -- doctor"
