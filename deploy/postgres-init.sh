#!/bin/sh
# Run once by the PostgreSQL image on its first start: creates the product's role, with no rights beyond its database.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$(cat /run/secrets/web-password)" --username "${POSTGRES_USER:-postgres}" <<'SQL'
create role kingpost_web login password :'password';
create database kingpost owner kingpost_web;
SQL
