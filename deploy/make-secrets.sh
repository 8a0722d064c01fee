#!/bin/sh
# Writes the secrets that compose.yaml names into ./secrets, once: what is there already is left as it is.
set -eu
umask 077
mkdir -p secrets
random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
for name in postgres-password web-password auth-secret backup-key metrics-token; do
  [ -s "secrets/$name" ] || random > "secrets/$name"
done
[ -s secrets/database-url ] ||
  printf 'postgresql://kingpost_web:%s@database:5432/kingpost' "$(cat secrets/web-password)" > secrets/database-url
# Compose hands the files to the container's user as they are; the folder keeps everybody else out.
chmod 644 secrets/*
