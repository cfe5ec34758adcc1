#!/bin/sh
# Starts nginx in a container.
set -eu
# Answers that were cached before a stop may be of any age.
rm -rf /cache/pages /cache/calls /cache/versions
exec nginx -c /gateway/nginx.conf -g 'daemon off;'
