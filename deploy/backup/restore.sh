#!/bin/sh
# Restores a file of backup.sh: restore.sh FILE [--replace]. Stop the backend first.
# If it fails, the database is unchanged. A database that has leads is refused without --replace.
# Environment: PGHOST, PGDATABASE, PGUSER, PGPASSWORD or PGPASSFILE (libpq's own).
set -eu

file="${1:?restore: which file? Usage: restore.sh FILE [--replace]}"
replace="${2:-}"
[ -r "$file" ] || {
  echo "restore: $file cannot be read" >&2
  exit 1
}

count_leads() {
  psql --no-psqlrc --quiet --tuples-only --no-align --command='select count(*) from lead'
}

if [ "$replace" != --replace ] && leads="$(count_leads 2>/dev/null)" && [ "$leads" != 0 ]; then
  echo "restore: the database has $leads leads already; add --replace to put the backup in their place" >&2
  exit 1
fi

pg_restore --clean --if-exists --no-owner --no-privileges --single-transaction --exit-on-error \
  --dbname="${PGDATABASE:?restore: PGDATABASE names the database}" "$file"
echo "restore: $(count_leads) leads from $file"
