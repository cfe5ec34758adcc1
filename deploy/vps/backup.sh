#!/bin/sh
# Makes a backup and copies it, encrypted, to another place: backup.sh FOLDER
# FOLDER/env/restic.env has RESTIC_REPOSITORY, RESTIC_PASSWORD_FILE and the keys of the place.
set -eu
cd "$(dirname "$0")/../.."
folder=$1
set -a
. "$folder/env/restic.env"
. "$folder/installation.env"
set +a
docker compose --env-file "$folder/installation.env" -f deploy/compose.yaml run --rm backup
# The backend's alarm tells that the copy failed.
trap '[ $? -eq 0 ] || docker compose --env-file "$folder/installation.env" -f deploy/compose.yaml run --rm backup node apps/backend/src/operator/cli/backup.ts note-failure' EXIT
# Content, settings and secrets are in no backup of the database.
restic backup --tag vvoz "$VVOZ_BACKUP_DIR" "$folder"
restic forget --tag vvoz --keep-daily 14 --keep-weekly 8 --keep-monthly 12 --prune
