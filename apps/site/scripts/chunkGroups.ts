/** A pattern of paths that go on with one of several names after a folder: `within("/lib/", "flow", "head")`. */
const within = (folder: string, ...names: string[]) => `${folder}(?:${names.join('|')})`;
const anyOf = (...modules: string[]) => new RegExp(modules.join('|'));

const lib = (...names: string[]) => within('/apps/site/src/lib/', ...names);
const kit = (...names: string[]) => within('/packages/ui/src/', ...names);
const machines = (...names: string[]) => within('/packages/machines/src/', ...names);
const mocks = (...names: string[]) => within('/packages/mocks/src/', ...names);
const specs = (...names: string[]) => within('/specs/generated/(?:ar/)?', ...names);
const library = (...names: string[]) => within('/node_modules/', ...names.map((name) => `${name}/`));

/**
 * Which modules of the site come in one file. Left alone, a screen of the console comes in 170 files, 120 of them below 3 kB, and each
 * costs a browser more than its bytes do. A group contains what its modules import, except what belongs to a group above it: what
 * several groups need therefore stands first, and no two groups import each other.
 */
export const chunkGroups = [
  // What every page runs on; it changes less often than the site, so browsers keep it longer.
  { name: 'framework', test: anyOf(library('react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler')) },
  // Few people read the legal texts, so the rules that pages compute with come without them.
  { name: 'legal', test: anyOf(specs('site/legal')) },
  // What nearly every page starts with.
  {
    name: 'parts',
    test: anyOf(
      lib(
        'backend/storedSession',
        'flow',
        'head',
        'language/LanguageLinks',
        'lazy-part',
        'link',
        'start/(?:prerendered|whenIdle)',
      ),
      lib('format/(?:figure|formatMoney|formatNumber|formatPercent|formatRange|formatSize|locale|sign)'),
      lib('price/(?:findTier|priceSummary)'),
      specs('site/(?:brand|catalogue|payouts)'),
      kit(
        'Badge/',
        'ButtonLink/',
        'Card/',
        'Container/',
        'DuneLine/',
        'Heading/',
        'Icon/',
        'IconButton/',
        'Link/',
        'RadioOptions/',
      ),
      kit('SkipLink/', 'Sparkline/', 'Text/', 'VisuallyHidden/', 'theme/'),
      machines('floating-call-to-action/hiddenPaths'),
      '/apps/site/src/layouts/layouts\\.css',
      'recipes/dist',
      'vite/preload-helper',
    ),
  },
  // The pricing selector, which two pages use.
  {
    name: 'pricing',
    test: anyOf(
      within('/features/pricing/', 'selector/', 'PricingSection', 'pricing\\.css'),
      kit('EquityCorridor/', 'PricingSelector/', 'Receipt/', 'RuleList/', 'SampleNote/', 'SegmentedControl/', 'SizeTiles/'),
    ),
  },
  // What most pages except home start with.
  {
    name: 'common',
    test: anyOf(
      kit('Alert/signs', 'Button/', 'DescriptionList/', 'EmptyState/', 'ErrorState/', 'OfflineNotice/', 'PageHeader/', 'Panel/'),
      kit('Skeleton/', 'Spinner/', 'Timeline/'),
      lib('page/', 'page-content/', 'remote/[^.]+\\.tsx?$', 'format/formatDate', 'start/fetchPrerendered'),
      specs('messages/(?:en|ar)/panels\\.gen'),
      machines('effects/storedFields'),
    ),
  },
  // Requests to the backend, and the session that they carry.
  {
    name: 'requests',
    test: anyOf(
      library('idb-keyval'),
      lib('backend/(?:client|connection|content|fetchInTime|sessionRecord)\\.ts$', 'query/(?:answerOf|ServiceError)\\.ts$'),
      lib('referral/referral\\.ts$', 'session/(?:sessionFlow|sessionLink|startSessionIfNeeded|useSessionMark)\\.ts$'),
    ),
  },
  // What every page loads when it is idle.
  {
    name: 'deferred',
    test: anyOf(
      within('/apps/site/src/layouts/', 'DeferredLayout\\.tsx', 'RouteError\\.tsx'),
      within('/features/', 'account/HeaderAccount', 'backend-panel/mountPanel', 'consent/consentStore', 'tracking/Tracking'),
      lib('live-content/startLiveContent', 'offline/(?:CachedPages|siteWorker)\\.', 'part-problem/PartProblem'),
      lib('referral/shareReferral', 'start/prefetchOnIntent', 'theme-config/themeConfig\\.', 'trusted-types/parseInert'),
      library('@supabase/postgrest-js'),
    ),
  },
  // What the embedded backend needs to start, to read rows and to know who is signed in; services and writes follow when asked for.
  {
    name: 'backend',
    test: anyOf(
      mocks('browser/startBrowserBackend\\.ts$', 'realtime/authorizeSocket\\.ts$', 'persona/signInAs\\.ts$'),
      mocks('auth/(?:AuthError|AuthCall|errorResponse|session)\\.ts$'),
    ),
  },
  // The cache of what was read, behind a sign-in.
  {
    name: 'query',
    test: anyOf(library('@tanstack/query-core', '@tanstack/react-query'), lib('query/(?:queryClient|problemOf|tableKey)\\.ts$')),
  },
];
