-- The live theme and a draft.

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
