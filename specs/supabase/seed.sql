-- The seeded people, the live theme and a draft. Every value is fixed, so that two resets give the same database.
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

insert into public.profiles (id, display_name, kind, created_at)
values
  ('5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', 'Noor Haddad', 'trader', '2026-01-05T08:00:00Z'),
  ('8e2f4a90-1b7d-4c55-a2c6-93d1e47b0f02', 'Leila Karam', 'affiliate', '2026-01-12T09:30:00Z'),
  ('c47a9e16-0d35-4b82-8f7e-5a26b3d80c03', 'Tomás Ribeiro', 'trader', '2026-01-19T14:45:00Z');

insert into public.theme_config (id, name, is_active, colors, fonts, updated_at)
values
  (
    'a6c85e27-94f1-4d3b-8b0a-2f7d1c60e521', 'Duneline', true,
    '{
      "dark": {
        "primary": "#E2B872", "secondary": "#141311", "background": "#0C0C0B",
        "foreground": "#F4F1EA", "accent": "#E2B872", "muted": "#B3AC9F"
      },
      "light": {
        "primary": "#1B1814", "secondary": "#FFFFFF", "background": "#FBF9F5",
        "foreground": "#1B1814", "accent": "#825A10", "muted": "#5D564A"
      }
    }',
    '{"heading": "Familjen Grotesk", "body": "Hanken Grotesk"}', '2026-01-05T08:00:00Z'
  ),
  (
    'd31f70b8-5c2a-4e96-9a47-80be6d94f522', 'Night market', false,
    '{
      "dark": {
        "primary": "#EECB92", "secondary": "#1D1B17", "background": "#131210",
        "foreground": "#F4F1EA", "accent": "#EECB92", "muted": "#B3AC9F"
      },
      "light": {
        "primary": "#3A342B", "secondary": "#F4F0E8", "background": "#FFFFFF",
        "foreground": "#1B1814", "accent": "#6A480A", "muted": "#5D564A"
      }
    }',
    '{"heading": "Familjen Grotesk", "body": "Hanken Grotesk"}', '2026-02-16T10:20:00Z'
  );
