import { created, deleted, testSentences } from './entryOf.test-support.ts';

testSentences([
  [
    'articles',
    'blog_posts',
    [
      ['created the article “Losses”', created({ title: 'Losses', status: 'draft', version: 1 })],
      ['published the article “Losses”', { before: { version: 1 }, after: { version: 2 }, record: { title: 'Losses' } }],
      [
        'moved the article “Losses” to /blog/losing',
        { before: { version: 2, slug: 'losses' }, after: { version: 3, slug: 'losing' }, record: { title: 'Losses' } },
      ],
    ],
  ],
  [
    'the theme',
    'theme_config',
    [
      ['published the theme “Duneline”', { before: { version: 1 }, after: { version: 2 }, record: { name: 'Duneline' } }],
      ['switched a theme on', { before: { version: 1, is_active: false }, after: { version: 2, is_active: true } }],
    ],
  ],
  [
    'SEO settings',
    'seo_config',
    [['published the SEO settings of /about', { before: { version: 1 }, after: { version: 2 }, record: { path: '/about' } }]],
  ],
  [
    'page texts',
    'page_content',
    [
      [
        'published the page texts of /programs #lead',
        { before: { version: 1 }, after: { version: 2 }, record: { page: 'programs', section: 'lead' } },
      ],
      ['published page texts', { before: { version: 1 }, after: { version: 2 } }],
    ],
  ],
  [
    'pictures',
    'media_library',
    [
      ['uploaded the picture “Dunes”', created({ title: 'Dunes' })],
      ['deleted the picture “Dunes”', deleted({ title: 'Dunes' })],
    ],
  ],
  [
    'releases',
    'content_releases',
    [
      ['created the release “Ramadan”', created({ name: 'Ramadan', state: 'planned' })],
      [
        'published the release “Ramadan”',
        { before: { state: 'planned' }, after: { state: 'live' }, record: { name: 'Ramadan' } },
      ],
      [
        'rolled back the release “Ramadan”',
        { before: { state: 'live' }, after: { state: 'rolled back' }, record: { name: 'Ramadan' } },
      ],
      ['could not publish a release', { before: { state: 'planned' }, after: { state: 'failed', problem: 'P' } }],
    ],
  ],
]);
