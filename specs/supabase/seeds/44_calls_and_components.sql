-- Calls to action and component settings, with the figures of the specification (spec §2, §4, §9).

insert into public.cta_config (id, slot, label, target, emphasis, status, version, updated_by, created_at, updated_at)
values
  ('949f3552-ed51-41ea-96ad-a325828355aa', 'header-client-area', 'Traders Arena', 'https://trader.duneline.example/login', 'secondary', 'published', 1, '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:20:00Z', '2026-01-06T08:20:00Z'),
  ('112f29b6-c229-467a-b646-6c13e0d85950', 'hero-primary', 'Request Access', '/checkout', 'primary', 'published', 3, 'bec0573f-038c-499b-957d-380bf1224ed1', '2026-01-06T08:20:00Z', '2026-02-18T07:55:00Z'),
  ('748cacce-0ee0-4aa3-bea6-60f8d29d5028', 'hero-secondary', 'See prices, from $59', '/pricing', 'secondary', 'published', 1, '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:20:00Z', '2026-01-06T08:20:00Z'),
  ('27f58138-4de2-4f03-9e30-c7e35be1c3e5', 'closing-primary', 'Request Access', '/checkout', 'primary', 'published', 1, '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:20:00Z', '2026-01-06T08:20:00Z'),
  ('557d872f-52a8-4596-b9af-1964bfb4e545', 'closing-secondary', 'See prices', '/pricing', 'secondary', 'published', 1, '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:20:00Z', '2026-01-06T08:20:00Z'),
  ('6f0b0aae-7b0a-4724-8747-ee6e927c8164', 'footer-funded', 'GET -> FUNDED', '/programs', 'primary', 'published', 1, '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:20:00Z', '2026-01-06T08:20:00Z'),
  ('35b43b39-7a21-4e22-804b-be33be78d75c', 'floating-start', 'Start Challenge', '/checkout', 'primary', 'published', 1, '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:20:00Z', '2026-01-06T08:20:00Z'),
  ('fd424100-82c1-475f-b9f1-536ffcdcc316', 'affiliate-sign-up', 'Become an affiliate', '/affiliate-signup', 'primary', 'published', 1, '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:20:00Z', '2026-01-06T08:20:00Z');

insert into public.component_config (id, component, settings, status, updated_by, created_at, updated_at)
values
  ('7e8ccf5a-c383-4e62-9f17-46a0bee360d5', 'promo-bar', '{"text":"Pass evaluation- Get your fee refund with 10% additional bonus","height":48,"isDismissible":true}', 'published', '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:30:00Z', '2026-01-06T08:30:00Z'),
  ('544ece4d-9ed7-45f6-b3cc-212528b13c64', 'site-header', '{"opaqueAfter":20}', 'published', '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:30:00Z', '2026-01-06T08:30:00Z'),
  ('cba469db-1f94-4412-be2c-eae1c525bbd2', 'scroll-progress', '{"afterPercent":5}', 'published', '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:30:00Z', '2026-01-06T08:30:00Z'),
  ('48b1631f-78ba-47db-8b78-a1aea28e5c43', 'floating-call', '{"after":100,"hiddenFor":86400000}', 'published', '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:30:00Z', '2026-01-06T08:30:00Z'),
  ('d277952d-3a83-44ae-bb24-a71eab8755af', 'testimonial-carousel', '{"interval":4000}', 'published', '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:30:00Z', '2026-01-06T08:30:00Z'),
  ('65ae620a-4a2a-4f6c-9f49-5ee6460eb19c', 'hero-stats', '{"interval":4000,"count":4}', 'published', '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:30:00Z', '2026-01-06T08:30:00Z'),
  ('5bd3bbd8-df6d-4566-bd17-1480f0e4203b', 'payout-marquee', '{"duration":30000,"methods":["Bank","UPI","Crypto"]}', 'published', '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:30:00Z', '2026-01-06T08:30:00Z'),
  ('4fa97639-f2e5-444a-a272-1a7f88881c00', 'typing-headline', '{"words":["Copy Trading","Revolutionary"],"type":100,"delete":50,"pause":2000}', 'published', '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:30:00Z', '2026-01-06T08:30:00Z'),
  ('bf27479d-36ba-4c45-bbdd-debdbb623f14', 'live-update-toast', '{"duration":5000}', 'published', '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:30:00Z', '2026-01-06T08:30:00Z');
