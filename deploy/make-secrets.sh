#!/bin/sh
# Writes the secrets that compose.yaml names into ./secrets, and keeps existing ones.
set -eu
umask 077
mkdir -p secrets
random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
for name in postgres-password web-password auth-secret backup-key metrics-token; do
  [ -s "secrets/$name" ] || random > "secrets/$name"
done
[ -s secrets/database-url ] ||
  printf 'postgresql://kingpost_web:%s@database:5432/kingpost' "$(cat secrets/web-password)" > secrets/database-url
# Compose mounts the files as they are; the folder's mode keeps other users out.
chmod 644 secrets/*
