-- The pictures in buckets/media.

insert into public.media_library (id, path, title, alt_text, mime_type, width, height, size_bytes, status, updated_by, created_at, updated_at)
values
  ('56b5c8fd-25ed-435a-ac48-31ec000f5af9', 'brand/mark.svg', 'The mark', 'Two dune lines, the upper one golden.', 'image/svg+xml', 128, 128, 437, 'published', 'bec0573f-038c-499b-957d-380bf1224ed1', '2026-01-08T10:10:00Z', '2026-01-08T10:10:00Z'),
  ('981743ce-c985-4300-970f-545eeebf5146', 'cards/default.svg', 'Sharing card', 'Duneline. One step to funded. A golden curve climbs over darker dunes.', 'image/svg+xml', 1200, 630, 901, 'published', 'bec0573f-038c-499b-957d-380bf1224ed1', '2026-01-08T10:14:00Z', '2026-01-08T10:14:00Z'),
  ('4779b41f-c29b-4d33-841c-2a5cbddf3ae9', 'figures/daily-loss.svg', 'Daily loss limit', 'Three trading days, each with a limit below the closing balance of the day before.', 'image/svg+xml', 960, 480, 980, 'published', 'bec0573f-038c-499b-957d-380bf1224ed1', '2026-01-08T10:18:00Z', '2026-01-08T10:18:00Z'),
  ('25fb2c56-6c57-4230-bba8-b496d64d1388', 'figures/fee-and-bonus.svg', 'Fee and bonus', 'A fee of 99 dollars, and 199 dollars back on passing: the fee and a bonus of 100 dollars.', 'image/svg+xml', 960, 480, 889, 'published', 'bec0573f-038c-499b-957d-380bf1224ed1', '2026-01-08T10:22:00Z', '2026-01-08T10:22:00Z'),
  ('3a7dded1-59fd-424f-9909-a95af54e5414', 'figures/trailing-floor.svg', 'Trailing floor', 'The floor follows the highest closed balance and stops at the initial balance.', 'image/svg+xml', 960, 480, 946, 'published', 'bec0573f-038c-499b-957d-380bf1224ed1', '2026-01-08T10:26:00Z', '2026-01-08T10:26:00Z');
