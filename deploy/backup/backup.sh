#!/bin/sh
# Saves the operator's data (leads, content, settings; PostgreSQL) into BACKUP_DIR, checks that the file can be read, and
# removes old files. The catalogue is not saved: the next imports bring it back. Needs the programs of postgresql-client.
#
# Environment: PGHOST, PGDATABASE, PGUSER, PGPASSWORD or PGPASSFILE (libpq's own), BACKUP_DIR (/backups),
# BACKUP_KEEP: how many of the newest files stay (14).
set -eu

BACKUP_DIR="${BACKUP_DIR:-/backups}"
BACKUP_KEEP="${BACKUP_KEEP:-14}"
umask 077

file="$BACKUP_DIR/vvoz-state-$(date -u +%Y%m%dT%H%M%SZ).dump"
trap 'rm -f "$file.part"' EXIT

# One snapshot of the whole database. The backend keeps writing meanwhile.
pg_dump --format=custom --no-owner --no-privileges --file="$file.part"

# Reads the whole file, not only its table of contents, because a damaged file is not a backup.
pg_restore --file=/dev/null "$file.part"
pg_restore --list "$file.part" | grep -q ' TABLE DATA .* lead ' || {
  echo "backup: $file.part has no table of leads: is PGDATABASE the database of the backend?" >&2
  exit 1
}
mv "$file.part" "$file"
echo "backup: $file ($(wc -c <"$file" | tr -d ' ') bytes)"

# Names sort by time. Only files of this script are removed.
find "$BACKUP_DIR" -maxdepth 1 -name 'vvoz-state-*.dump' | sort -r | tail -n "+$((BACKUP_KEEP + 1))" |
  while read -r old; do
    rm -f "$old"
    echo "backup: removed $old"
  done
