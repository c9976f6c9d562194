// Deliberate faults: each must make the suite fail (`npm run test:mutants`).

/** The stage of `npm test` that must fail; `lint` is the first half of its `check`. */
type Stage = 'lint' | 'check' | 'unit' | 'storybook' | 'visual' | 'e2e';

export interface Fault {
  readonly name: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly search: string;
  readonly replacement: string;
  readonly stage: Stage;
  /** As `--only` takes it: the files or stories that are enough to notice. */
  readonly only?: readonly string[];
  /** What the output says when the stage fails for the right reason. */
  readonly reason: RegExp;
  /** The spec is changed together with what is generated from it, as somebody would who means it. */
  readonly isRegenerated?: true;
}

const ui = 'packages/ui/src';
const machines = 'packages/machines/src';
const mocks = 'packages/mocks/src';
const site = 'apps/site/src';
const migrations = 'specs/supabase/migrations';

/** What a screenshot, axe, the keyboard or the width of 320 pixels must notice. */
const looks: readonly Fault[] = [
  {
    name: 'a line one pixel lower',
    file: `${ui}/Quote/Quote.css.ts`,
    search: 'gap: space.s16 }',
    replacement: "gap: '17px' }",
    stage: 'visual',
    only: ['text-quote--states'],
    reason: /text-quote--states\.dark-ltr: \d+ pixels differ/,
  },
  {
    name: 'a color of the light theme',
    file: `${ui}/theme/tokens.ts`,
    search: "infoWash: '#e8f0f8'",
    replacement: "infoWash: '#e8f8e8'",
    stage: 'visual',
    only: ['feedback-banner--'],
    reason: /feedback-banner--\S+\.light-ltr: \d+ pixels differ/,
  },
  {
    name: 'a margin on the wrong side in right-to-left text',
    file: `${ui}/Link/Link.css.ts`,
    search: "marginInlineStart: '0.3em'",
    replacement: "marginLeft: '0.3em'",
    stage: 'visual',
    only: ['text-link--'],
    reason: /text-link--\S+\.dark-rtl: \d+ pixels differ/,
  },
  {
    name: 'the chosen option in forced colors',
    file: `${ui}/SegmentedControl/SegmentedControl.css.ts`,
    search: "{ background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' }",
    replacement: '{}',
    stage: 'visual',
    only: ['forms-segmentedcontrol--states'],
    reason: /forms-segmentedcontrol--states\.forced-colors: \d+ pixels differ/,
  },
  {
    name: 'a button without an accessible name',
    file: `${ui}/CopyButton/CopyButton.tsx`,
    search: '          label={label}\n          icon',
    replacement: '          label=""\n          icon',
    stage: 'visual',
    only: ['actions-copybutton--states'],
    reason: /actions-copybutton--states.*button-name/,
  },
  {
    name: 'text with too little contrast',
    file: `${ui}/Timeline/Timeline.css.ts`,
    search: 'when = style({ fontSize: type.xs, color: color.faint })',
    replacement: 'when = style({ fontSize: type.xs, color: color.lineStrong })',
    stage: 'visual',
    only: ['data-timeline--states'],
    reason: /data-timeline--states.*color-contrast/,
  },
  {
    name: 'a target of 18 pixels',
    file: `${ui}/Pagination/Pagination.css.ts`,
    search: 'minInlineSize: 36,\n  blockSize: 36,\n  paddingInline: vars.space.s4,',
    replacement: 'inlineSize: 18,\n  blockSize: 18,\n  padding: 0,',
    stage: 'visual',
    only: ['navigation-pagination--states'],
    reason: /navigation-pagination--states.*target-size/,
  },
  {
    name: 'no focus ring',
    file: `${ui}/Switch/Switch.css.ts`,
    search: "[`${row}[data-focus-visible] &`]: { outline: `2px solid ${color.accent}`, outlineOffset: '3px' },",
    replacement: '',
    stage: 'visual',
    only: ['forms-switch--states'],
    reason: /forms-switch--states.*focus visible: nothing changes/,
  },
  {
    name: 'a tab order against the reading order',
    file: `${ui}/Breadcrumbs/Breadcrumbs.css.ts`,
    search: "list = style({\n  display: 'flex',",
    replacement: "list = style({\n  display: 'flex',\n  flexDirection: 'row-reverse',",
    stage: 'visual',
    only: ['navigation-breadcrumbs--'],
    reason: /navigation-breadcrumbs--.*tab order: goes back/,
  },
  {
    name: 'sideways scroll at 320 pixels',
    file: `${ui}/Receipt/Receipt.css.ts`,
    search: "receipt = style({\n  display: 'flex',",
    replacement: "receipt = style({\n  minInlineSize: 330,\n  display: 'flex',",
    stage: 'visual',
    only: ['drawings-receipt--pay-only'],
    reason: /drawings-receipt--pay-only.*reflow: at 320 px/,
  },
  {
    name: 'a heading of another level',
    file: `${ui}/EmptyState/EmptyState.tsx`,
    search: 'level = 3, ...element',
    replacement: 'level = 2, ...element',
    stage: 'visual',
    only: ['feedback-emptystate--'],
    reason: /feedback-emptystate: the accessibility tree is another/,
  },
  {
    name: 'an arrow key that moves nothing',
    file: `${ui}/Tabs/Tabs.tsx`,
    search: 'next.focus();',
    replacement: '',
    stage: 'visual',
    only: ['navigation-tabs--keyboard'],
    reason: /navigation-tabs--keyboard.*the story fails/,
  },
  {
    name: 'an error that is not announced',
    file: `${ui}/Alert/Alert.tsx`,
    search: "role={tone === 'danger' ? 'alert' : 'status'}",
    replacement: 'role="status"',
    stage: 'visual',
    only: ['feedback-alert--announced'],
    reason: /feedback-alert--announced.*the story fails/,
  },
  {
    name: 'a page without its first heading',
    file: `${site}/layouts/NotFound.tsx`,
    search: 'level={1}',
    replacement: 'level={2}',
    stage: 'visual',
    only: ['site-pages--not-found'],
    reason: /site-pages--not-found.*it has 0 headings of the first level/,
  },
];

const flows: readonly Fault[] = [
  {
    name: 'a guard of a statechart',
    file: `${machines}/auth-guard/authGuard.machine.ts`,
    search: 'session !== null,',
    replacement: 'session === null,',
    stage: 'unit',
    only: ['tests/model/tables.model.test.ts', '-t', 'auth-guard'],
    reason: /FAIL.*tables\.model.*auth-guard/,
  },
  {
    name: 'a transition to another state',
    file: `${machines}/auth-guard/authGuard.machine.ts`,
    search: "target: 'signedOut',\n          actions: ['forgetPerson'",
    replacement: "target: 'unknown',\n          actions: ['forgetPerson'",
    stage: 'unit',
    only: ['tests/model/tables.model.test.ts', '-t', 'auth-guard'],
    reason: /FAIL.*tables\.model.*auth-guard/,
  },
  {
    name: 'a delay',
    file: `${machines}/query-retry/queryRetry.machine.ts`,
    search: 'after: { 2000:',
    replacement: 'after: { 1500:',
    stage: 'unit',
    only: ['tests/model/tables.model.test.ts', '-t', 'query-retry'],
    reason: /FAIL.*tables\.model.*query-retry/,
  },
  {
    name: 'a guarded page that shows itself before the session is known',
    file: `${site}/features/guards/RequireSession.tsx`,
    search: "view.status === 'signedIn'",
    replacement: "view.status !== 'signedOut'",
    stage: 'unit',
    only: ['apps/site/src/features/guards'],
    reason: /FAIL.*guards\.test\.tsx/,
  },
  {
    name: 'a way back that leaves the site',
    file: `${machines}/auth-guard/isInternalPath.ts`,
    search: String.raw`(?![/\\])`,
    replacement: '(?!/)',
    stage: 'unit',
    only: ['packages/machines/src/auth-guard'],
    reason: /FAIL.*(?:isInternalPath|returnTo)\.test\.ts/,
  },
  {
    name: 'a way back that nobody looks at',
    file: `${site}/features/sign-in/returnTarget.ts`,
    search: "safeReturnTo(search.get('returnTo'), brand.url)",
    replacement: "safeReturnTo(search.get('returnTo'), brand.url) ?? search.get('returnTo')",
    stage: 'e2e',
    only: ['guards.e2e.ts'],
    reason: /\d+\) .*guards\.e2e\.ts.*a way back to .* is dropped/,
  },
];

const backend: readonly Fault[] = [
  {
    name: 'a policy that shows the orders of others',
    file: `${migrations}/20261123080020_policies_of_sales.sql`,
    search: 'on public.orders for select to authenticated\nusing (user_id = (select auth.uid()) or (select public.is_admin()));',
    replacement: 'on public.orders for select to authenticated\nusing (true);',
    stage: 'unit',
    only: ['tests/contract/attacks/strangers.contract.test.ts'],
    reason: /FAIL.*of orders, neither of them reads a row/,
    isRegenerated: true,
  },
  {
    name: 'a policy that the backend in the browser forgets',
    file: `${mocks}/realtime/changes/deliverChange.ts`,
    search: 'row !== undefined && session.canSee(table, row)',
    replacement: 'row !== undefined',
    stage: 'unit',
    only: ['packages/mocks/src/realtime/changes'],
    reason: /FAIL.*is told only to those whose policies show them the new row/,
  },
  {
    name: 'a grant to write a date',
    file: `${migrations}/20261123100100_what_clients_may_write.sql`,
    search: 'grant insert (owner_id, topic, subject, message) on',
    replacement: 'grant insert (owner_id, topic, subject, message, created_at) on',
    stage: 'unit',
    only: ['tests/contract/attacks/ownRows.contract.test.ts'],
    reason: /FAIL.*a client does not set what the database says of a new row of tickets/,
    isRegenerated: true,
  },
  {
    name: 'a function that everybody may call',
    file: `${migrations}/20261123090000_coupon_reservations.sql`,
    search:
      'revoke all on function public.hold_coupon, public.orders_not_paid_in_time, public.release_coupon from public, anon, authenticated;',
    replacement: '',
    stage: 'unit',
    only: ['tests/contract/attacks/coupons.contract.test.ts'],
    reason: /FAIL.*are closed to everybody but the service key/,
    isRegenerated: true,
  },
  {
    name: 'a discount that is a cent too large',
    file: 'specs/supabase/implementations/price_order.ts',
    search: 'Math.trunc((Number(tier.price_cents) * Number(coupon.percent)) / 100)',
    replacement: 'Math.trunc((Number(tier.price_cents) * Number(coupon.percent)) / 100) + 1',
    stage: 'unit',
    only: ['tests/contract/functionImplementations.contract.test.ts'],
    reason: /FAIL.*functionImplementations.*(?:price_order|quote_order)/,
  },
  {
    name: 'a token whose signature nobody checks',
    file: `${mocks}/jwt/Tokens.ts`,
    search: "return isValid ? { isValid, claims } : { isValid, reason: 'signature', segments };",
    replacement: 'return { isValid: true, claims };',
    stage: 'unit',
    only: ['packages/mocks/src/jwt'],
    reason: /FAIL.*Tokens\.test\.ts/,
  },
  {
    name: 'a socket whose errors nobody listens to',
    file: `${mocks}/server/acceptSockets.ts`,
    search: "socket.on('error', () => undefined);",
    replacement: '',
    stage: 'unit',
    only: ['packages/mocks/src/server/badFrames.test.ts'],
    reason: /FAIL.*closes only the socket that sends a frame/,
  },
];

const words: readonly Fault[] = [
  {
    name: 'a message in one language',
    file: 'specs/site/messages/ar/panels.yaml',
    search: 'consentClose: أغلق من دون اختيار\n',
    replacement: '',
    stage: 'check',
    reason: /consentClose/,
  },
  {
    name: 'English on an Arabic page',
    file: 'specs/site/messages/ar/panels.yaml',
    search: 'consentAcceptAll: قبول الكل',
    replacement: 'consentAcceptAll: Accept everything',
    stage: 'e2e',
    only: ['arabic.e2e.ts'],
    reason: /\d+\) .*arabic\.e2e\.ts.*\/ar speaks Arabic/,
    isRegenerated: true,
  },
  {
    name: 'a price that its bonus does not follow',
    file: 'specs/site/catalogue.yaml',
    search: '{ size: 5000, price: 59, winnersBonus: 109 }',
    replacement: '{ size: 5000, price: 69, winnersBonus: 109 }',
    stage: 'check',
    reason: /catalogue\.yaml.*(?:109|119|bonus)/i,
  },
  {
    name: 'a sum without its add-ons',
    file: `${site}/lib/price/priceSummary.ts`,
    search: 'sum + (isChosen ? priceCents : 0)',
    replacement: 'sum + (isChosen ? 0 : 0)',
    stage: 'unit',
    only: ['apps/site/src/lib/price'],
    reason: /FAIL.*priceSummary\.test\.ts/,
  },
];

const pages: readonly Fault[] = [
  {
    name: 'a page that search engines should not list',
    file: `${site}/lib/head/Head.tsx`,
    search: `{(offerOf(route) !== 'offered' || published?.is_indexable === false) && <meta name="robots" content="noindex" />}`,
    replacement: '',
    stage: 'e2e',
    only: ['seo.e2e.ts'],
    reason: /\d+\) .*seo\.e2e\.ts.*what \/google-indexing says of every address/,
  },
  {
    name: 'an Arabic page that says it is the English one',
    file: `${site}/lib/seo/headLinks.ts`,
    search: 'brand.url + addressIn(language, path);',
    replacement: 'brand.url + path;',
    stage: 'e2e',
    only: ['arabic.e2e.ts'],
    reason: /\d+\) .*arabic\.e2e\.ts.*the server sends each Arabic page whole/,
  },
  {
    name: 'a security header',
    file: 'apps/site/scripts/responseHeaders.ts',
    search: "'x-content-type-options': 'nosniff',",
    replacement: '',
    stage: 'unit',
    only: ['apps/site/scripts/responseHeaders.test.ts'],
    reason: /FAIL.*responseHeaders\.test\.ts.*lets no other site frame a page/,
  },
  {
    name: 'a policy for content that runs any script of a page',
    file: 'apps/site/scripts/contentSecurityPolicy.ts',
    search: "`script-src 'self' ${",
    replacement: "`script-src 'self' 'unsafe-inline' ${",
    stage: 'unit',
    only: ['apps/site/scripts'],
    reason: /FAIL.*contentSecurityPolicy\.test\.ts/,
  },
  {
    name: 'tracking before consent',
    file: `${site}/features/tracking/tracker.ts`,
    search: '    if (!isAllowed()) return;\n',
    replacement: '',
    stage: 'unit',
    only: ['apps/site/src/features/tracking'],
    reason: /FAIL.*tracker\.\S*test\.ts/,
  },
  {
    name: 'no answer taken for consent',
    file: `${site}/layouts/useAnalyticsConsent.ts`,
    search: "consent === null ? 'unknown' : undefined",
    replacement: "consent === null ? 'granted' : undefined",
    stage: 'e2e',
    only: ['consent.e2e.ts'],
    reason: /\d+\) .*consent\.e2e\.ts.*closing is no answer/,
  },
  {
    name: 'a worker that keeps what only one person may see',
    file: `${site}/worker/respond.ts`,
    search: " || request.headers.has('authorization')",
    replacement: '',
    stage: 'unit',
    only: ['apps/site/src/worker'],
    reason: /FAIL.*respond\.test\.ts.*keeps public pages by their path/,
  },
  {
    name: 'a worker that waits half a minute for a slow network',
    file: `${site}/worker/respond.ts`,
    search: 'NETWORK_TIMEOUT_MS = 3000',
    replacement: 'NETWORK_TIMEOUT_MS = 30_000',
    stage: 'unit',
    only: ['apps/site/src/worker'],
    reason: /FAIL.*respond\.test\.ts.*prefers the network/,
  },
  {
    name: 'XState among the first scripts',
    file: `${site}/entry-client.tsx`,
    search: "import '@duneline/ui/theme';",
    replacement:
      "import '@duneline/ui/theme';\nimport { createMachine } from 'xstate';\nObject.assign(globalThis, { createMachine });",
    stage: 'e2e',
    only: ['weight.e2e.ts'],
    reason: /\d+\) .*weight\.e2e\.ts.*home loads neither XState/,
  },
];

const packages: readonly Fault[] = [
  {
    name: 'a public type of the kit',
    file: `${ui}/Button/Button.tsx`,
    search: 'onPress?: (event: MouseEvent<HTMLButtonElement>) => void;',
    replacement: 'onPress?: () => void;',
    stage: 'unit',
    only: ['tests/publish'],
    reason: /FAIL.*type-checks with moduleResolution/,
  },
  {
    name: 'a public name of the machines',
    file: `${machines}/index.ts`,
    search: 'export { headerMachine }',
    replacement: 'export { headerMachine as barMachine }',
    stage: 'unit',
    only: ['packages/machines/src/index.test.ts'],
    reason: /FAIL.*has these names and no others/,
  },
  {
    name: 'a component that brings a library',
    file: `${ui}/Divider/Divider.tsx`,
    search: "import * as css from './Divider.css.ts';",
    replacement:
      "import { Modal } from 'react-aria-components/Modal';\nimport * as css from './Divider.css.ts';\nconsole.debug(Modal);",
    stage: 'unit',
    only: ['tests/size'],
    reason: /Divider: [\d.]+ kB of code/,
  },
  {
    name: 'a warning of React in the development build',
    file: `${ui}/Button/Button.tsx`,
    search: 'disabled={isDisabled}\n        aria-disabled',
    replacement: 'disabled={isDisabled}\n        {...{ isBusy: true }}\n        aria-disabled',
    stage: 'storybook',
    reason: /FAIL.*a story of the kit opens in the development build/,
  },
  {
    name: 'a feature that imports another',
    file: `${site}/features/guards/GuardPending.tsx`,
    search: "import { Spinner } from '@duneline/ui';",
    replacement: "import { Spinner } from '@duneline/ui';\nimport '../theme/ThemeToggle.tsx';",
    stage: 'lint',
    reason: /GuardPending\.tsx/,
  },
];

export const faults: readonly Fault[] = [...looks, ...flows, ...backend, ...words, ...pages, ...packages];
