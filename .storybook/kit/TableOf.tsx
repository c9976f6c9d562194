import type { GuideTable } from './tables.ts';

/** A table of a written page; colors are shown beside their values. */
export function TableOf({ table: { heads, rows } }: { readonly table: GuideTable }) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <Cell text={name} />
            </th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]}>
                <Cell text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ text }: { readonly text: string }) {
  const [, code] = /^code:(.*)$/.exec(text) ?? [];
  if (code === undefined) return text;
  return (
    <>
      {/^#[\da-f]{6}$/i.test(code) && <span style={{ ...swatch, background: code }} />} <code>{code}</code>
    </>
  );
}

const swatch = {
  display: 'inline-block',
  inlineSize: 14,
  blockSize: 14,
  border: '1px solid #8a8170',
  borderRadius: 4,
  verticalAlign: 'middle',
};
