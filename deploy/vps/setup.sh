#!/bin/sh
# Prepares a Debian 12 or 13 machine: Docker with Compose, Caddy, a firewall, restic. As root: deploy/vps/setup.sh FOLDER
# FOLDER is the folder of the installation (deploy/new-installation.sh). May be repeated.
set -eu
[ $# -eq 1 ] && [ -f "$1/installation.env" ] || { echo "Usage: $0 FOLDER (with installation.env)" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
folder=$(cd "$1" && pwd)
. /etc/os-release
case "$ID $VERSION_ID" in
  "debian 12" | "debian 13") ;;
  *) echo "This is $ID $VERSION_ID, not Debian 12 or 13" >&2; exit 1 ;;
esac

export DEBIAN_FRONTEND=noninteractive
apt-get update
apt-get install -y --no-install-recommends ca-certificates caddy curl nftables restic unattended-upgrades

# Debian 13 has Docker with Compose 2.26. Debian 12 has Compose 1: there Docker's own packages.
if ! docker compose version >/dev/null 2>&1; then
  if [ "$VERSION_ID" = 13 ]; then
    apt-get install -y --no-install-recommends docker.io docker-cli docker-compose docker-buildx
  else
    install -d -m 755 /etc/apt/keyrings
    curl -fsSL https://download.docker.com/linux/debian/gpg -o /etc/apt/keyrings/docker.asc
    echo "deb [arch=$(dpkg --print-architecture) signed-by=/etc/apt/keyrings/docker.asc] https://download.docker.com/linux/debian $VERSION_CODENAME stable" \
      >/etc/apt/sources.list.d/docker.list
    apt-get update
    apt-get install -y --no-install-recommends docker-ce docker-ce-cli containerd.io docker-buildx-plugin docker-compose-plugin
  fi
fi
# env_file with `required` needs Compose 2.24.
version=$(docker compose version --short)
printf '%s\n2.24.0\n' "${version#v}" | sort -V -C && { echo "Compose $version is older than 2.24" >&2; exit 1; }

install -d -o 1000 -g 1000 -m 700 /var/backups/vvoz
# A repetition keeps what was edited. The mark tells our file from that of the package.
install_once() { # NAME TARGET MARK
  if ! grep -q "$3" "$2" 2>/dev/null; then
    install -m 644 "$here/$1" "$2"
  elif ! cmp -s "$here/$1" "$2"; then
    echo "$2 differs from $here/$1 and stays: compare them"
  fi
}
install_once Caddyfile /etc/caddy/Caddyfile '^(gateway) {'
install_once nftables.conf /etc/nftables.conf '^table inet vvoz'
# Debian's unit empties all tables when it stops, those of Docker too.
install -D -m 644 "$here/nftables.service.d/vvoz.conf" /etc/systemd/system/nftables.service.d/vvoz.conf
sed "s|FOLDER|$folder|; s|RELEASE|$(cd "$here/../.." && pwd)|" "$here/vvoz-backup.service" >/etc/systemd/system/vvoz-backup.service
sed "s|FOLDER|$folder|; s|RELEASE|$(cd "$here/../.." && pwd)|" "$here/vvoz-restore-test.service" >/etc/systemd/system/vvoz-restore-test.service
install -m 644 "$here/vvoz-backup.timer" "$here/vvoz-restore-test.timer" /etc/systemd/system/
systemctl daemon-reload
systemctl enable --now nftables vvoz-backup.timer vvoz-restore-test.timer
echo "Edit /etc/caddy/Caddyfile and $folder/env/restic.env, then: systemctl reload caddy; docs/vps.md goes on"
