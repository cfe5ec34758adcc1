-- A comment `by` names what spreads the rows of a table over the shards of a cluster.

-- Lots as rows that are never changed. A lot that changes or leaves gets a row with `sign` -1 and its old columns, and,
-- if it is still known, a row with `sign` 1 and the new ones. The lots of a batch are the sums of `sign` up to it.
create table if not exists lot (
  generation UInt32,
  batch UInt64,
  sign Int8,
  key UInt64,
  /* columns */
  run UInt32,
  added_run UInt32
) engine = MergeTree() /* by key */ partition by generation order by (type, brand, model, kuzov, key);

-- When imports began and ended.
create table if not exists ingest_run (
  batch UInt64,
  id UInt32,
  started_at String,
  finished_at String
) engine = MergeTree() /* by id */ order by (id, batch);

-- A batch is written with `done` 0 before its lots and with `done` 1 after them. It counts if it is done and its `base` is
-- the last one before it that counts; `base` 0 begins a generation.
create table if not exists batch (
  generation UInt32,
  id UInt64,
  base UInt64,
  done UInt8,
  at UInt32,
  version String,
  stamp String,
  change_id UInt64
) engine = MergeTree() /* by id */ order by id;
