import { createRequire } from "node:module";

/**
 * Firestore for tests: the documents, values and filters of @firestore-emulator/server, with what that package lacks and the product
 * needs: transactions that exclude each other, commits that write everything or nothing, `set` that replaces, the order by document ID,
 * cursors and increasing commit times. Differences to the service are in docs/firebase.md.
 */

const load = createRequire(import.meta.url);
const grpc = load("@grpc/grpc-js");
const { FirestoreState } = load("@firestore-emulator/server");
const protos = "@firestore-emulator/proto/dist/google";
const messages = load(`${protos}/firestore/v1/firestore`);
const {
  StructuredQuery,
  StructuredQueryCompositeFilter,
  StructuredQueryCompositeFilterOperator: { AND },
  StructuredQueryDirection: DIRECTION,
  StructuredQueryFieldFilterOperator: OPERATOR,
  StructuredQueryFilter,
} = load(`${protos}/firestore/v1/query`);
const { Timestamp } = load(`${protos}/protobuf/timestamp`);
const { Empty } = load(`${protos}/protobuf/empty`);

/** A transaction whose client is gone must not stop the others. */
const ABANDONED_MS = 20_000;
const NAME = "__name__";

class Fault extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** One transaction or write at a time, in the order in which they begin. */
class Turns {
  #last = Promise.resolve();
  #holders = new Map();
  #count = 0;

  /** Waits for its turn. The ID is the transaction's. */
  async begin() {
    this.#count += 1;
    const id = `transaction-${this.#count}`;
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers();
    this.#last = promise;
    await before;
    const timer = setTimeout(() => this.end(id), ABANDONED_MS);
    this.#holders.set(id, { resolve, timer });
    return id;
  }

  isOpen(id) {
    return this.#holders.has(id);
  }

  end(id) {
    const holder = this.#holders.get(id);
    if (!holder) return;
    this.#holders.delete(id);
    clearTimeout(holder.timer);
    holder.resolve();
  }
}

const bytesOf = (text) => new TextEncoder().encode(text);
const textOf = (bytes) => new TextDecoder().decode(bytes);

function timestampOf(date) {
  const milliseconds = date.getTime();
  return Timestamp.fromObject({
    seconds: Math.floor(milliseconds / 1000),
    nanos: (milliseconds % 1000) * 1_000_000,
  });
}

/** The parts of the values that the emulator's own classes compare. */
const compareFields = (one, other) => (one.eq(other) ? 0 : one.lt(other) ? -1 : 1);

const compareNames = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

/** The last part of a reference's path, as a document's name. */
const nameIn = (value) => value.reference_value.split("/").at(-1);

function matchesName(name, { op, value }) {
  const order = compareNames(name, nameIn(value));
  switch (op) {
    case OPERATOR.EQUAL:
      return order === 0;
    case OPERATOR.GREATER_THAN_OR_EQUAL:
      return order >= 0;
    case OPERATOR.GREATER_THAN:
      return order > 0;
    case OPERATOR.LESS_THAN_OR_EQUAL:
      return order <= 0;
    case OPERATOR.LESS_THAN:
      return order < 0;
    default:
      throw new Fault(grpc.status.UNIMPLEMENTED, `A filter of document IDs with ${op}.`);
  }
}

const filtersIn = (query) => {
  if (!query.has_where) return [];
  return query.where.has_composite_filter ? query.where.composite_filter.filters : [query.where];
};

/** Without its filters of document IDs, its order, cursor and limit: what the package's own query knows. */
function knownPart(query) {
  const kept = filtersIn(query).filter(({ field_filter }) => field_filter.field.field_path !== NAME);
  const composite = new StructuredQueryCompositeFilter({ op: AND, filters: kept });
  const where = new StructuredQueryFilter({ composite_filter: composite });
  return new StructuredQuery({ from: query.from, ...(kept.length > 0 && { where }) });
}

function documentsOf(state, parent, query) {
  if (query.has_end_at || query.offset > 0) throw new Fault(grpc.status.UNIMPLEMENTED, "This cursor.");
  const byName = filtersIn(query).filter(({ field_filter }) => field_filter.field.field_path === NAME);
  const orders = query.order_by.map(({ field, direction }) => ({
    path: field.field_path,
    sign: direction === DIRECTION.DESCENDING ? -1 : 1,
  }));
  // The service adds the document ID, in the direction of the last field.
  if (!orders.some(({ path }) => path === NAME)) orders.push({ path: NAME, sign: orders.at(-1)?.sign ?? 1 });
  const found = state
    .v1Query(parent, knownPart(query))
    .filter(({ name }) => byName.every(({ field_filter }) => matchesName(name, field_filter)))
    // A document without a field is not in its index.
    .filter((document) => orders.every(({ path }) => path === NAME || document.getField(path)));
  const compare = (one, other) => {
    for (const { path, sign } of orders) {
      const order =
        path === NAME
          ? compareNames(one.name, other.name)
          : compareFields(one.getField(path), other.getField(path));
      if (order !== 0) return order * sign;
    }
    return 0;
  };
  found.sort(compare);
  const started = query.has_start_at
    ? found.filter((document) => isAfter(document, query.start_at, orders))
    : found;
  return query.has_limit ? started.slice(0, query.limit.value) : started;
}

/** Whether a document comes after a cursor; only timestamps and document IDs, as the product uses them. */
function isAfter(document, { values, before }, orders) {
  for (const [at, value] of values.entries()) {
    const { path, sign } = orders[at];
    const order =
      path === NAME
        ? compareNames(document.name, nameIn(value))
        : compareToTimestamp(document.getField(path), value);
    if (order !== 0) return order * sign > 0;
  }
  return before;
}

function compareToTimestamp(field, { timestamp_value: moment }) {
  return field.value.seconds - moment.seconds || field.value.nanos - moment.nanos;
}

class Service extends messages.UnimplementedFirestoreService {
  #state = new FirestoreState();
  #turns = new Turns();
  #lastCommit = 0;
  #onCharge;

  /** `onCharge` is called with what the service would charge: reads, writes and deletes of documents. */
  constructor(onCharge) {
    super();
    this.#onCharge = onCharge;
  }

  /** Commit times increase, as the service's do. */
  #now() {
    this.#lastCommit = Math.max(Date.now(), this.#lastCommit + 1);
    return new Date(this.#lastCommit);
  }

  /** The open transaction of a request: a given one, or a new one. */
  async #transactionOf(request) {
    if (request.has_new_transaction && request.new_transaction.has_read_write)
      return { id: await this.#turns.begin(), isNew: true };
    if (!request.transaction?.length) return { id: "", isNew: false };
    const id = textOf(request.transaction);
    if (!this.#turns.isOpen(id)) throw new Fault(grpc.status.ABORTED, "The transaction has ended.");
    return { id, isNew: false };
  }

  #expectPreconditions(writes) {
    for (const write of writes) {
      if (!write.has_current_document || !write.current_document.has_exists) continue;
      const path = write.has_delete ? write.delete : write.update.name;
      const isThere = this.#state.getDocument(path).metadata.hasExist;
      if (write.current_document.exists && !isThere)
        throw new Fault(grpc.status.NOT_FOUND, "No document to update.");
      if (!write.current_document.exists && isThere)
        throw new Fault(grpc.status.ALREADY_EXISTS, "The document exists already.");
    }
  }

  #write(date, write) {
    if (write.has_update && !write.has_update_mask && !write.has_current_document) {
      const document = this.#state.getDocument(write.update.name);
      if (document.metadata.hasExist) document.delete();
    }
    return this.#state.writeV1Document(date, write);
  }

  #commit(writes) {
    this.#expectPreconditions(writes);
    const date = this.#now();
    const results = writes.map((write) => this.#write(date, write));
    for (const write of writes) this.#onCharge(write.has_delete ? { deletes: 1 } : { writes: 1 });
    return messages.CommitResponse.fromObject({
      commit_time: timestampOf(date).toObject(),
      write_results: results.map((result) => result.toObject()),
    });
  }

  /** Ends a stream with the error of its work. */
  #stream(call, work) {
    work().then(
      () => call.end(),
      (error) => call.emit("error", asFault(error)),
    );
  }

  #answer(callback, work) {
    work().then(
      (value) => callback(null, value),
      (error) => callback(asFault(error), null),
    );
  }

  BatchGetDocuments(call) {
    this.#stream(call, async () => {
      const { id, isNew } = await this.#transactionOf(call.request);
      if (isNew) call.write(messages.BatchGetDocumentsResponse.fromObject({ transaction: bytesOf(id) }));
      const read_time = timestampOf(new Date()).toObject();
      this.#onCharge({ reads: call.request.documents.length });
      for (const path of call.request.documents) {
        const document = this.#state.getDocument(path);
        const answer = document.metadata.hasExist
          ? { found: document.toV1DocumentObject() }
          : { missing: path };
        call.write(messages.BatchGetDocumentsResponse.fromObject({ ...answer, read_time }));
      }
    });
  }

  RunQuery(call) {
    this.#stream(call, async () => {
      const { id, isNew } = await this.#transactionOf(call.request);
      if (isNew) call.write(messages.RunQueryResponse.fromObject({ transaction: bytesOf(id) }));
      const read_time = timestampOf(new Date()).toObject();
      const { parent, structured_query: query } = call.request;
      const found = documentsOf(this.#state, parent, query);
      // A query without a result is charged as one read.
      this.#onCharge({ reads: Math.max(1, found.length) });
      for (const document of found)
        call.write(
          messages.RunQueryResponse.fromObject({ document: document.toV1DocumentObject(), read_time }),
        );
      call.write(messages.RunQueryResponse.fromObject({ read_time }));
    });
  }

  RunAggregationQuery(call) {
    this.#stream(call, async () => {
      const { parent, structured_aggregation_query: query } = call.request;
      const count = documentsOf(this.#state, parent, query.structured_query).length;
      this.#onCharge({ reads: Math.max(1, Math.ceil(count / 1000)) });
      const fields = query.aggregations.map(({ alias }) => [alias, { integer_value: count }]);
      call.write(
        messages.RunAggregationQueryResponse.fromObject({
          result: { aggregate_fields: Object.fromEntries(fields) },
          read_time: timestampOf(new Date()).toObject(),
        }),
      );
    });
  }

  BeginTransaction(_call, callback) {
    this.#answer(callback, async () =>
      messages.BeginTransactionResponse.fromObject({ transaction: bytesOf(await this.#turns.begin()) }),
    );
  }

  Commit(call, callback) {
    this.#answer(callback, async () => {
      const given = await this.#transactionOf(call.request);
      const id = given.id === "" ? await this.#turns.begin() : given.id;
      try {
        return this.#commit(call.request.writes);
      } finally {
        this.#turns.end(id);
      }
    });
  }

  Rollback(call, callback) {
    this.#turns.end(textOf(call.request.transaction));
    callback(null, Empty.fromObject({}));
  }
}

function asFault(error) {
  const code = error.code ?? grpc.status.INTERNAL;
  return Object.assign(new Error(error.message), { code, details: error.stack });
}

/**
 * Starts it on a free port of this machine.
 *
 * @param {(charge: { reads?: number, writes?: number, deletes?: number }) => void} [onCharge]
 * @returns {Promise<{ host: string, stop: () => void }>}
 */
export function startFirestore(onCharge = () => {}) {
  const server = new grpc.Server({ "grpc.max_receive_message_length": 16 * 1024 * 1024 });
  server.addService(messages.UnimplementedFirestoreService.definition, new Service(onCharge));
  return new Promise((settle, fail) => {
    server.bindAsync("127.0.0.1:0", grpc.ServerCredentials.createInsecure(), (error, port) => {
      if (error) fail(error);
      else settle({ host: `127.0.0.1:${port}`, stop: () => server.forceShutdown() });
    });
  });
}
