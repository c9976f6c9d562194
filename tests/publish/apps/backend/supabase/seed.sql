insert into auth.users (id, email, raw_user_meta_data) values
  ('11111111-1111-4111-8111-111111111111', 'ada@example.com', '{"name": "Ada"}');
insert into public.notes (owner_id, title, is_public) values
  ('11111111-1111-4111-8111-111111111111', 'Engines', true),
  ('11111111-1111-4111-8111-111111111111', 'Letters', false);
