-- What the articles are grouped under.

insert into public.blog_categories (id, slug, name, description, position)
values
  ('8ccf1090-b43d-4245-aace-e6db3134b77d', 'rules', 'Rules', 'What the limits say, with the arithmetic.', 1),
  ('81a7cc81-1554-49e9-b7e3-d554ae825fa6', 'risk', 'Risk', 'Position size, losing streaks, and how to stay in the game.', 2),
  ('29b995fb-678a-4908-b525-89340bd4c9f7', 'routine', 'Routine', 'Days, weeks and habits that fit the rules.', 3),
  ('d75f4816-9103-4991-bf30-731c8e14aac4', 'payouts', 'Prices and payouts', 'What you pay, what comes back, and when.', 4),
  ('728a56db-2c87-47f9-b638-0c39d9591d38', 'programs', 'Programs', 'How the programs differ, and what they ask of you.', 5),
  ('34eda551-6672-4143-b600-9f52d20b41d8', 'firm', 'The firm', 'Who we are and how we work.', 6);
