-- The other texts that visitors read hold no banned claim either: of pictures, testimonials and categories of articles. Triggers with
-- their columns, because a row from before may hold one and has to stay editable elsewhere (docs/decisions/0051).

create function public.check_claims()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  _column text;
begin
  foreach _column in array tg_argv loop
    if public.holds_banned_claim(to_jsonb(new) ->> _column) then
      raise exception 'A text makes a claim that the firm may not make.'
        using errcode = '23514', hint = 'Promise no result, and do not deny the risk.';
    end if;
  end loop;
  return null;
end;
$$;

comment on function public.check_claims is 'Refuses claims that the firm may not make in the columns that its arguments name.';
revoke all on function public.check_claims from public, anon, authenticated;

create trigger media_library_claims after insert or update of title, alt_text, alt_text_ar on public.media_library
  for each row execute function public.check_claims('title', 'alt_text', 'alt_text_ar');
create trigger testimonials_claims after insert or update of body on public.testimonials
  for each row execute function public.check_claims('body');
create trigger blog_categories_claims after insert or update of name, description on public.blog_categories
  for each row execute function public.check_claims('name', 'description');
