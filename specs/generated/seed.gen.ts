// Generated from specs/supabase by `npm run gen`. Do not edit: change the source and run it again.

// What the seed puts into the database.

import type { BackendSpec } from '../contract.ts';

export const seed = {
  users: [
    {
      id: '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01',
      email: 'noor.haddad@duneline.example',
      encryptedPassword: '$2b$10$SXO03UszEtSI9wxzilfKU.0/u.JOE17Lv1LKbea64HlKMDhiFpkVq',
      emailConfirmedAt: '2026-01-05T08:00:00+00:00',
      createdAt: '2026-01-05T08:00:00+00:00',
      userMetadata: { display_name: 'Noor Haddad' },
      appMetadata: { provider: 'email', providers: ['email'] },
    },
    {
      id: '8e2f4a90-1b7d-4c55-a2c6-93d1e47b0f02',
      email: 'leila.karam@duneline.example',
      encryptedPassword: '$2b$10$XoA4ijzQxx09txhZTsDaD.G3ZPgLpcSb6b0p7tP74OffbXBCA7J6q',
      emailConfirmedAt: '2026-01-12T09:30:00+00:00',
      createdAt: '2026-01-12T09:30:00+00:00',
      userMetadata: { display_name: 'Leila Karam' },
      appMetadata: { provider: 'email', providers: ['email'] },
    },
    {
      id: 'c47a9e16-0d35-4b82-8f7e-5a26b3d80c03',
      email: 'tomas.ribeiro@duneline.example',
      encryptedPassword: '$2b$10$o35N54A/lyOt9unZyzXhnO25VvZqCVa2MvqPQBhq4o9kkfY.6zH1y',
      emailConfirmedAt: '2026-01-19T14:45:00+00:00',
      createdAt: '2026-01-19T14:45:00+00:00',
      userMetadata: { display_name: 'Tomás Ribeiro' },
      appMetadata: { provider: 'email', providers: ['email'] },
    },
  ],
  rows: {
    funnel_events: [],
    profiles: [
      {
        id: '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01',
        display_name: 'Noor Haddad',
        kind: 'trader',
        created_at: '2026-01-05T08:00:00+00:00',
      },
      {
        id: '8e2f4a90-1b7d-4c55-a2c6-93d1e47b0f02',
        display_name: 'Leila Karam',
        kind: 'affiliate',
        created_at: '2026-01-12T09:30:00+00:00',
      },
      {
        id: 'c47a9e16-0d35-4b82-8f7e-5a26b3d80c03',
        display_name: 'Tomás Ribeiro',
        kind: 'trader',
        created_at: '2026-01-19T14:45:00+00:00',
      },
    ],
    theme_config: [
      {
        id: 'a6c85e27-94f1-4d3b-8b0a-2f7d1c60e521',
        name: 'Duneline',
        is_active: true,
        colors: {
          dark: {
            muted: '#B3AC9F',
            accent: '#E2B872',
            primary: '#E2B872',
            secondary: '#141311',
            background: '#0C0C0B',
            foreground: '#F4F1EA',
          },
          light: {
            muted: '#5D564A',
            accent: '#825A10',
            primary: '#1B1814',
            secondary: '#FFFFFF',
            background: '#FBF9F5',
            foreground: '#1B1814',
          },
        },
        fonts: { body: 'Hanken Grotesk', heading: 'Familjen Grotesk' },
        updated_at: '2026-01-05T08:00:00+00:00',
      },
      {
        id: 'd31f70b8-5c2a-4e96-9a47-80be6d94f522',
        name: 'Night market',
        is_active: false,
        colors: {
          dark: {
            muted: '#B3AC9F',
            accent: '#EECB92',
            primary: '#EECB92',
            secondary: '#1D1B17',
            background: '#131210',
            foreground: '#F4F1EA',
          },
          light: {
            muted: '#5D564A',
            accent: '#6A480A',
            primary: '#3A342B',
            secondary: '#F4F0E8',
            background: '#FFFFFF',
            foreground: '#1B1814',
          },
        },
        fonts: { body: 'Hanken Grotesk', heading: 'Familjen Grotesk' },
        updated_at: '2026-02-16T10:20:00+00:00',
      },
    ],
    tracking_events: [],
    user_roles: [
      { id: '1d9b6f3c-27e8-4a05-b4d2-6e0c8f519a11', user_id: '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', role: 'admin' },
    ],
  },
} satisfies BackendSpec['seed'];
