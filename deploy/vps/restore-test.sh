#!/bin/sh
# Fetches the newest copy from the other place and reads all of it: restore-test.sh FOLDER
# A copy that nobody has restored is a hope. Fails when the newest backup is damaged or older than two days.
set -eu
cd "$(dirname "$0")/../.."
folder=$1
set -a
. "$folder/env/restic.env"
. "$folder/installation.env"
set +a
# On the disk of the backups: a tmpfs may be too small.
place=$(mktemp -d "$VVOZ_BACKUP_DIR.test.XXXXXX")
end() {
  status=$?
  rm -rf "$place"
  # The backend's alarm tells that the copies cannot be read.
  [ $status -eq 0 ] || docker compose --env-file "$folder/installation.env" -f deploy/compose.yaml run --rm backup \
    node apps/backend/src/operator/cli/backup.ts note-failure
  exit $status
}
trap end EXIT
restic check --read-data-subset=5%
restic restore latest --tag vvoz --target "$place"
newest=$(find "$place$VVOZ_BACKUP_DIR" -maxdepth 1 -name 'vvoz-*' -mtime -2 | sort | tail -n 1)
[ -n "$newest" ] || { echo "The newest copy has no backup of the last two days" >&2; exit 1; }
chown -R 1000:1000 "$place"
docker compose --env-file "$folder/installation.env" -f deploy/compose.yaml run --rm --no-deps \
  --volume "$newest:/restored/$(basename "$newest"):ro" backup \
  node apps/backend/src/operator/cli/backup.ts check "/restored/$(basename "$newest")"
echo "$(basename "$newest") is whole"
