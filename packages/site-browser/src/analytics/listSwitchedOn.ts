/** Lists the rows that have an id: name, row and id of each. */
export function listSwitchedOn<Name extends string, Row>(
  rows: Readonly<Record<Name, Row>>,
  ids: Readonly<Partial<Record<NoInfer<Name>, string>>>,
): readonly (readonly [name: Name, row: Row, id: string])[] {
  return (Object.keys(rows) as Name[]).flatMap((name) => {
    const id = ids[name];
    return id === undefined ? [] : [[name, rows[name], id] as const];
  });
}
