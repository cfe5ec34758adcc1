#!/bin/sh
# Starts nginx in a container. VVOZ_GATEWAY_SECRET, the same as that of the sites, switches the page cache on.
set -eu
umask 077
# Answers that were cached before a stop may be of any age.
rm -rf /cache/pages /cache/calls /cache/versions
printf 'map "" $placeholder {\n  default "%s";\n}\n' "${VVOZ_GATEWAY_SECRET:-}" > /tmp/secret.conf
exec nginx -c /gateway/nginx.conf -g 'daemon off;'
