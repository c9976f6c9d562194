-- What of a picture stays in view when it is cropped, and words for everybody who does not see it.

alter table public.media_library
  add column focal_x integer not null default 50,
  add column focal_y integer not null default 50,
  add constraint media_library_focal_point_inside check (focal_x between 0 and 100 and focal_y between 0 and 100),
  add constraint media_library_alt_text_given check (length(trim(alt_text)) > 0);

comment on column public.media_library.alt_text is 'What the picture shows, for people who do not see it.';
comment on column public.media_library.focal_x is 'Percent from the left edge, as focal_y from the top: this point stays in view when the picture is cropped.';

grant select (focal_x, focal_y) on public.media_library to anon;
