import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Link } from '../Link/Link.tsx';
import { Money } from '../Money/Money.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Table } from '../Table/Table.tsx';
import { useDirection } from '../direction/useDirection.ts';
import { KitProvider } from './KitProvider.tsx';

it('formats money in its language, with its numerals', () => {
  const price = (numerals?: 'arab' | 'latn') =>
    renderToString(
      <KitProvider locale="ar-EG" {...(numerals && { numerals })}>
        <Money cents={9900} />
      </KitProvider>,
    );
  expect(price('arab')).toContain('٩٩');
  expect(price('latn')).toContain('99');
});

it('supplies built-in texts; a prop of a component takes precedence', () => {
  const texts = { SearchField: { clearLabel: 'مسح' }, Breadcrumbs: { 'aria-label': 'المسار' } };
  const html = renderToString(
    <KitProvider texts={texts}>
      <SearchField aria-label="بحث" defaultValue="DL" />
      <Breadcrumbs items={[]} />
      <Breadcrumbs items={[]} aria-label="الصفحات" />
    </KitProvider>,
  );
  expect(html).toContain('aria-label="مسح"');
  expect(html).toContain('aria-label="المسار"');
  expect(html).toContain('aria-label="الصفحات"');
});

it('keeps its text where a component is given none', () => {
  const html = renderToString(
    <KitProvider texts={{ SearchField: { clearLabel: 'مسح' } }}>
      <SearchField label="بحث" defaultValue="DL" {...({ clearLabel: undefined } as object)} />
    </KitProvider>,
  );
  expect(html).toContain('aria-label="مسح"');
});

it('completes words that a component was given with those of the provider', () => {
  const table = (
    <Table
      aria-label="Orders"
      columns={[{ id: 'id', label: 'Id', cell: () => '' }]}
      rows={['1']}
      rowKey={String}
      selectionMode="multiple"
    />
  );
  const texts = { Table: { words: { selectAll: 'حدد الكل' } } };
  expect(renderToString(<KitProvider texts={texts}>{table}</KitProvider>)).toContain('حدد الكل');
});

it('renders links inside the app with its link component, and external ones natively', () => {
  const html = renderToString(
    <KitProvider
      renderLink={({ href, children, ...parts }) => (
        <a {...parts} href={href} data-router="yes">
          {children}
        </a>
      )}
    >
      <Link href="/pricing">Pricing</Link>
      <Link href="https://example.com" isExternal>
        Elsewhere
      </Link>
    </KitProvider>,
  );
  expect(html.match(/data-router="yes"/g)).toHaveLength(1);
  expect(html).toMatch(/href="\/pricing" data-router="yes"/);
});

it('puts the nonce of the page where React Aria looks for it', () => {
  const html = renderToString(<KitProvider nonce="r4nd0m">Page</KitProvider>);
  expect(html).toContain('<meta property="csp-nonce" nonce="r4nd0m"/>');
});

it('tells a server the reading direction, also through a provider inside that names only other things', () => {
  const Direction = () => useDirection();
  const html = renderToString(
    <KitProvider direction="rtl">
      <KitProvider texts={{}}>
        <Direction />
      </KitProvider>
    </KitProvider>,
  );
  expect(html).toBe('rtl');
});

const src = join(import.meta.dirname, '..');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|css)\./.test(file))
  .map((file) => readFileSync(join(src, file), 'utf8'))
  .join('\n')
  .replaceAll(/useTexts\(\s+/g, 'useTexts('); // as the formatter breaks a long call
const listed = [...readFileSync(join(import.meta.dirname, 'KitTexts.ts'), 'utf8').matchAll(/^ {2}readonly (\w+):/gm)];

it.each(listed.map(([, name]) => name ?? ''))('%s takes its texts from the provider', (name) => {
  expect(sources).toContain(`useTexts('${name}',`);
});

it('names every component that has texts of its own', () => {
  const used = [...sources.matchAll(/useTexts\('(\w+)',/g)].map(([, name]) => name);
  expect(new Set(listed.map(([, name]) => name))).toEqual(new Set(used));
});
