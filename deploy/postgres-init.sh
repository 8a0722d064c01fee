#!/bin/sh
# Run once by the image of PostgreSQL, on its first start: the product's own role, without any right beyond its database.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$(cat /run/secrets/web-password)" --username "${POSTGRES_USER:-postgres}" <<'SQL'
create role kingpost_web login password :'password';
create database kingpost owner kingpost_web;
SQL
