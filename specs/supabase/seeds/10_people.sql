-- The business as it stands at 2026-03-01T09:00:00Z. The files of this folder run in the order of their names; every value
-- in them is fixed or follows from fixed ones, so that two resets give the same database.
--
-- This file: the people. Three of them can sign in; the others have no password.
-- Passwords, for the local project and the embedded backend only (bcrypt, cost 10):
--   admin      noor.haddad@duneline.example     harbour lantern over quiet dunes
--   affiliate  leila.karam@duneline.example     seven date palms by the wadi
--   trader     tomas.ribeiro@duneline.example   patient tides carry small boats

-- GoTrue reads its token columns as text and fails on null, hence the empty strings.
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, created_at, updated_at,
  raw_app_meta_data, raw_user_meta_data,
  confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current, reauthentication_token
)
values
  (
    '00000000-0000-0000-0000-000000000000', '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', 'authenticated', 'authenticated',
    'noor.haddad@duneline.example', '$2b$10$SXO03UszEtSI9wxzilfKU.0/u.JOE17Lv1LKbea64HlKMDhiFpkVq',
    '2026-01-05T08:00:00Z', '2026-01-05T08:00:00Z', '2026-01-05T08:00:00Z',
    '{"provider": "email", "providers": ["email"]}', '{"display_name": "Noor Haddad"}',
    '', '', '', '', '', ''
  ),
  (
    '00000000-0000-0000-0000-000000000000', '8e2f4a90-1b7d-4c55-a2c6-93d1e47b0f02', 'authenticated', 'authenticated',
    'leila.karam@duneline.example', '$2b$10$XoA4ijzQxx09txhZTsDaD.G3ZPgLpcSb6b0p7tP74OffbXBCA7J6q',
    '2026-01-12T09:30:00Z', '2026-01-12T09:30:00Z', '2026-01-12T09:30:00Z',
    '{"provider": "email", "providers": ["email"]}', '{"display_name": "Leila Karam"}',
    '', '', '', '', '', ''
  ),
  (
    '00000000-0000-0000-0000-000000000000', 'c47a9e16-0d35-4b82-8f7e-5a26b3d80c03', 'authenticated', 'authenticated',
    'tomas.ribeiro@duneline.example', '$2b$10$o35N54A/lyOt9unZyzXhnO25VvZqCVa2MvqPQBhq4o9kkfY.6zH1y',
    '2026-01-19T14:45:00Z', '2026-01-19T14:45:00Z', '2026-01-19T14:45:00Z',
    '{"provider": "email", "providers": ["email"]}', '{"display_name": "Tomás Ribeiro"}',
    '', '', '', '', '', ''
  );

insert into auth.identities (id, provider_id, user_id, provider, identity_data, last_sign_in_at, created_at, updated_at)
values
  (
    '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', 'email',
    '{"sub": "5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01", "email": "noor.haddad@duneline.example", "email_verified": true, "phone_verified": false}',
    '2026-01-05T08:00:00Z', '2026-01-05T08:00:00Z', '2026-01-05T08:00:00Z'
  ),
  (
    '8e2f4a90-1b7d-4c55-a2c6-93d1e47b0f02', '8e2f4a90-1b7d-4c55-a2c6-93d1e47b0f02', '8e2f4a90-1b7d-4c55-a2c6-93d1e47b0f02', 'email',
    '{"sub": "8e2f4a90-1b7d-4c55-a2c6-93d1e47b0f02", "email": "leila.karam@duneline.example", "email_verified": true, "phone_verified": false}',
    '2026-01-12T09:30:00Z', '2026-01-12T09:30:00Z', '2026-01-12T09:30:00Z'
  ),
  (
    'c47a9e16-0d35-4b82-8f7e-5a26b3d80c03', 'c47a9e16-0d35-4b82-8f7e-5a26b3d80c03', 'c47a9e16-0d35-4b82-8f7e-5a26b3d80c03', 'email',
    '{"sub": "c47a9e16-0d35-4b82-8f7e-5a26b3d80c03", "email": "tomas.ribeiro@duneline.example", "email_verified": true, "phone_verified": false}',
    '2026-01-19T14:45:00Z', '2026-01-19T14:45:00Z', '2026-01-19T14:45:00Z'
  );

insert into public.user_roles (id, user_id, role)
values ('1d9b6f3c-27e8-4a05-b4d2-6e0c8f519a11', '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', 'admin');

-- A trigger has made everybody's profile by now.
insert into public.profiles (id, display_name, kind, country, locale, time_zone, phone, created_at)
values
  ('5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', 'Noor Haddad', 'trader', 'AE', 'en', 'Asia/Dubai', '+971505550100', '2026-01-05T08:00:00Z'),
  ('8e2f4a90-1b7d-4c55-a2c6-93d1e47b0f02', 'Leila Karam', 'affiliate', 'AE', 'ar', 'Asia/Dubai', '+971505550133', '2026-01-12T09:30:00Z'),
  ('c47a9e16-0d35-4b82-8f7e-5a26b3d80c03', 'Tomás Ribeiro', 'trader', 'PT', 'en', 'Europe/Lisbon', '+351912555018', '2026-01-19T14:45:00Z')
on conflict (id) do update set (display_name, kind, country, locale, time_zone, phone, created_at)
  = (excluded.display_name, excluded.kind, excluded.country, excluded.locale, excluded.time_zone, excluded.phone, excluded.created_at);

-- The others. They confirmed their address when they signed up, and nobody knows a password of theirs.
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, created_at, updated_at,
  raw_app_meta_data, raw_user_meta_data,
  confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current, reauthentication_token
)
select
  '00000000-0000-0000-0000-000000000000', person.id, 'authenticated', 'authenticated',
  person.email, '', person.at, person.at, person.at,
  '{"provider": "email", "providers": ["email"]}', jsonb_build_object('display_name', person.name),
  '', '', '', '', '', ''
from (
  values
    ('bec0573f-038c-499b-957d-380bf1224ed1'::uuid, 'Salma Farouk', 'salma.farouk@duneline.example', '2026-01-05T08:10:00Z'::timestamptz),
    ('c2d980d7-a673-4d0d-bac0-bc6c01d89b45', 'Oskar Lindqvist', 'oskar.lindqvist@duneline.example', '2026-01-05T08:20:00Z'),
    ('d77ae567-ecb6-49b8-bf47-3280a93635bd', 'Rami Nasser', 'rami.nasser@mail.example', '2026-01-06T10:05:00Z'),
    ('b26beae6-ba8a-40e9-81a5-34b29821ed6e', 'Ingrid Solberg', 'ingrid.solberg@mail.example', '2026-01-06T13:40:00Z'),
    ('d9d3beac-5feb-4c0f-93d7-bbb3c6d84dee', 'Kwame Mensah', 'kwame.mensah@mail.example', '2026-01-07T09:15:00Z'),
    ('031b81b6-dd89-4b7f-b607-2338e1a27cc7', 'Vikram Shetty', 'vikram.shetty@mail.example', '2026-01-08T05:30:00Z'),
    ('3f66ace0-f830-4dc1-8d7f-bcc0810af3bd', 'Sofía Herrera', 'sofia.herrera@mail.example', '2026-01-14T17:25:00Z'),
    ('7109fd30-cb41-49c4-b739-39f0a8c036a3', 'Clara Dubois', 'clara.dubois@mail.example', '2026-02-24T16:50:00Z'),
    ('59a5e928-70c7-4f10-880b-a4722340658d', 'Amira Khoury', 'amira.khoury@mail.example', '2025-12-15T07:20:00Z'),
    ('f3f53cd2-2e3f-4dc1-acbd-c43e5aba25e2', 'Rohan Mehta', 'rohan.mehta@mail.example', '2025-12-15T11:45:00Z'),
    ('d9d0526b-9946-47f6-8e38-2e7f70d7d85b', 'Priya Nair', 'priya.nair@mail.example', '2025-12-16T06:10:00Z'),
    ('9aff817b-4edc-4c1c-8981-bb4457ecb976', 'Samuel Okafor', 'samuel.okafor@mail.example', '2025-12-16T15:00:00Z'),
    ('d91c8a22-b7c5-43d2-a70a-6605c427cd60', 'Lucía Fernández', 'lucia.fernandez@mail.example', '2025-12-17T18:35:00Z'),
    ('db8a2f34-6839-4c9e-9b28-806c6f30e697', 'Khalid Salem', 'khalid.salem@mail.example', '2025-12-17T19:20:00Z'),
    ('9275f07d-bdf9-4625-be0d-eb6c68cceb8b', 'Ananya Iyer', 'ananya.iyer@mail.example', '2026-01-05T12:00:00Z'),
    ('125253c1-b7f1-4b97-b27f-86128f4ae3f2', 'Marta Wójcik', 'marta.wojcik@mail.example', '2025-12-18T08:55:00Z'),
    ('1e650c26-c047-4bb1-9f08-de17b5d3e6b5', 'Thabo Dlamini', 'thabo.dlamini@mail.example', '2026-01-07T14:10:00Z'),
    ('16ef2c10-8895-48ee-9df0-c139c14b8446', 'Youssef Benali', 'youssef.benali@mail.example', '2025-12-19T09:30:00Z'),
    ('50d8cda0-ad1b-4611-963a-4ed1173d3507', 'Arjun Verma', 'arjun.verma@mail.example', '2026-01-08T04:45:00Z'),
    ('83f3c1ad-f3b4-4a17-9a27-92d963223b99', 'Camila Souza', 'camila.souza@mail.example', '2026-01-09T20:15:00Z'),
    ('47ac7d30-ccce-41c2-be50-3a5e567a3b1a', 'Wanjiru Njoroge', 'wanjiru.njoroge@mail.example', '2026-01-12T07:05:00Z'),
    ('d0cfb2b7-4b61-4391-bdbc-b59612eb9984', 'Elif Aydın', 'elif.aydin@mail.example', '2026-01-13T16:40:00Z'),
    ('821e073f-65ef-4df9-838e-d7e665d602e0', 'Farhan Rizvi', 'farhan.rizvi@mail.example', '2026-01-20T06:30:00Z'),
    ('e960fd91-761f-4752-95a2-5aa65719877e', 'Mateo Gómez', 'mateo.gomez@mail.example', '2026-02-05T19:50:00Z')
) as person (id, name, email, at);

insert into auth.identities (id, provider_id, user_id, provider, identity_data, last_sign_in_at, created_at, updated_at)
select
  person.id, person.id::text, person.id, 'email',
  jsonb_build_object('sub', person.id, 'email', person.email, 'email_verified', true, 'phone_verified', false),
  person.created_at, person.created_at, person.created_at
from auth.users as person
where person.encrypted_password = '';

insert into public.profiles (id, display_name, kind, country, locale, time_zone, phone, created_at)
select
  person.id, person.raw_user_meta_data ->> 'display_name', detail.kind::public.profile_kind,
  detail.country, detail.locale, detail.time_zone, detail.phone, person.created_at
from (
  values
    ('salma.farouk@duneline.example', 'trader', 'EG', 'ar', 'Africa/Cairo', '+201001550142'),
    ('oskar.lindqvist@duneline.example', 'trader', 'SE', 'en', 'Europe/Stockholm', '+46701740605'),
    ('rami.nasser@mail.example', 'affiliate', 'LB', 'ar', 'Asia/Beirut', '+96171550118'),
    ('ingrid.solberg@mail.example', 'affiliate', 'NO', 'en', 'Europe/Oslo', null),
    ('kwame.mensah@mail.example', 'affiliate', 'GH', 'en', 'Africa/Accra', '+233205550133'),
    ('vikram.shetty@mail.example', 'affiliate', 'IN', 'en', 'Asia/Kolkata', '+919845550164'),
    ('sofia.herrera@mail.example', 'affiliate', 'MX', 'en', 'America/Mexico_City', null),
    ('clara.dubois@mail.example', 'affiliate', 'FR', 'en', 'Europe/Paris', null),
    ('amira.khoury@mail.example', 'trader', 'AE', 'ar', 'Asia/Dubai', '+971505550121'),
    ('rohan.mehta@mail.example', 'trader', 'IN', 'en', 'Asia/Kolkata', '+919820550177'),
    ('priya.nair@mail.example', 'trader', 'IN', 'en', 'Asia/Kolkata', '+919890550109'),
    ('samuel.okafor@mail.example', 'trader', 'NG', 'en', 'Africa/Lagos', '+2348035550112'),
    ('lucia.fernandez@mail.example', 'trader', 'AR', 'en', 'America/Argentina/Cordoba', null),
    ('khalid.salem@mail.example', 'trader', 'SA', 'ar', 'Asia/Riyadh', '+966505550190'),
    ('ananya.iyer@mail.example', 'trader', 'IN', 'en', 'Asia/Kolkata', null),
    ('marta.wojcik@mail.example', 'trader', 'PL', 'en', 'Europe/Warsaw', '+48601555013'),
    ('thabo.dlamini@mail.example', 'trader', 'ZA', 'en', 'Africa/Johannesburg', null),
    ('youssef.benali@mail.example', 'trader', 'MA', 'ar', 'Africa/Casablanca', '+212661555014'),
    ('arjun.verma@mail.example', 'trader', 'IN', 'en', 'Asia/Kolkata', '+919700550158'),
    ('camila.souza@mail.example', 'trader', 'BR', 'en', 'America/Recife', null),
    ('wanjiru.njoroge@mail.example', 'trader', 'KE', 'en', 'Africa/Nairobi', '+254722555016'),
    ('elif.aydin@mail.example', 'trader', 'TR', 'en', 'Europe/Istanbul', null),
    ('farhan.rizvi@mail.example', 'trader', 'IN', 'en', 'Asia/Kolkata', '+919415550172'),
    ('mateo.gomez@mail.example', 'trader', 'CO', 'en', 'America/Bogota', null)
) as detail (email, kind, country, locale, time_zone, phone)
join auth.users as person on person.email = detail.email
on conflict (id) do update set (display_name, kind, country, locale, time_zone, phone, created_at)
  = (excluded.display_name, excluded.kind, excluded.country, excluded.locale, excluded.time_zone, excluded.phone, excluded.created_at);

insert into public.user_roles (id, user_id, role)
values
  ('7e41c0d9-52ab-4f36-8a1e-c3b90d67f412', 'bec0573f-038c-499b-957d-380bf1224ed1', 'admin'),
  ('92f8a35b-6c17-4d80-b5e4-1f7a2e90cd13', 'c2d980d7-a673-4d0d-bac0-bc6c01d89b45', 'admin');

-- Who is who
--   5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01  Noor Haddad      admin, can sign in
--   8e2f4a90-1b7d-4c55-a2c6-93d1e47b0f02  Leila Karam      affiliate, can sign in
--   c47a9e16-0d35-4b82-8f7e-5a26b3d80c03  Tomás Ribeiro    trader, can sign in
--   bec0573f-038c-499b-957d-380bf1224ed1  Salma Farouk     admin: content editor
--   c2d980d7-a673-4d0d-bac0-bc6c01d89b45  Oskar Lindqvist  admin: support lead
--   d77ae567-ecb6-49b8-bf47-3280a93635bd  Rami Nasser      affiliate
--   b26beae6-ba8a-40e9-81a5-34b29821ed6e  Ingrid Solberg   affiliate
--   d9d3beac-5feb-4c0f-93d7-bbb3c6d84dee  Kwame Mensah     affiliate
--   031b81b6-dd89-4b7f-b607-2338e1a27cc7  Vikram Shetty    affiliate
--   3f66ace0-f830-4dc1-8d7f-bcc0810af3bd  Sofía Herrera    affiliate
--   7109fd30-cb41-49c4-b739-39f0a8c036a3  Clara Dubois     affiliate: signed up last week, nothing sold yet
--   59a5e928-70c7-4f10-880b-a4722340658d  Amira Khoury     trader
--   f3f53cd2-2e3f-4dc1-acbd-c43e5aba25e2  Rohan Mehta      trader
--   d9d0526b-9946-47f6-8e38-2e7f70d7d85b  Priya Nair       trader
--   9aff817b-4edc-4c1c-8981-bb4457ecb976  Samuel Okafor    trader
--   d91c8a22-b7c5-43d2-a70a-6605c427cd60  Lucía Fernández  trader
--   db8a2f34-6839-4c9e-9b28-806c6f30e697  Khalid Salem     trader
--   9275f07d-bdf9-4625-be0d-eb6c68cceb8b  Ananya Iyer      trader
--   125253c1-b7f1-4b97-b27f-86128f4ae3f2  Marta Wójcik     trader
--   1e650c26-c047-4bb1-9f08-de17b5d3e6b5  Thabo Dlamini    trader
--   16ef2c10-8895-48ee-9df0-c139c14b8446  Youssef Benali   trader
--   50d8cda0-ad1b-4611-963a-4ed1173d3507  Arjun Verma      trader
--   83f3c1ad-f3b4-4a17-9a27-92d963223b99  Camila Souza     trader
--   47ac7d30-ccce-41c2-be50-3a5e567a3b1a  Wanjiru Njoroge  trader
--   d0cfb2b7-4b61-4391-bdbc-b59612eb9984  Elif Aydın       trader
--   821e073f-65ef-4df9-838e-d7e665d602e0  Farhan Rizvi     trader
--   e960fd91-761f-4752-95a2-5aa65719877e  Mateo Gómez      trader
