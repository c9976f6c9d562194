-- Banned claims are found as people read them: "risk‑free" with any hyphen, in full width, with Arabic marks or with invisible joiners
-- is one; "not guaranteed" denies it. apps/site reads the same in bannedClaims.ts; tests/contract/bannedClaims.contract.test.ts compares.

-- Each text is judged alone, as in the editors: a title that ends with "not" denies nothing in the description. The old function still
-- stands here, so that rows which passed it joined also pass it alone.
alter table public.seo_config
  drop constraint seo_config_no_banned_claim,
  add constraint seo_config_no_banned_claim
    check (not (public.holds_banned_claim(title) or public.holds_banned_claim(description)));
alter table public.blog_posts
  drop constraint blog_posts_no_banned_claim,
  add constraint blog_posts_no_banned_claim
    check (not (public.holds_banned_claim(title) or public.holds_banned_claim(excerpt) or public.holds_banned_claim(body)));

-- From inside out: small letters without marks, quotes, emphasis and invisible characters, where "-" stands for line breaks and whatever
-- else joins words; then without the sentences that deny a claim. "Not only" and "-" deny nothing.
create or replace function public.holds_banned_claim(_text text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select exists (
    select from (
      select regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(
              regexp_replace(
                regexp_replace(
                  lower(pg_catalog.normalize(_text, 'NFKD')),
                  '[\u0001-\u0008\u000e-\u001f\u007f\u00ad\u0300-\u036f\u0610-\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u08d3-\u08ff\u115f\u1160\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\ufff9-\ufffb]|\\u00[01][0-9a-f]',
                  '', 'g'
                ),
                '\\[bfnrt]|[^ -*,-.0-9:-^`-}،؛؟ء-ي«»\u2018-\u201f\u2039\u203a]|[.](?=[a-zء-ي])',
                '-', 'g'
              ),
              '["''`*\\«»\u2018-\u201f\u2039\u203a]',
              '', 'g'
            ),
            ' +',
            ' ', 'g'
          ),
          '(^|[^a-z])((not|never|nor|neither|cannot|(is|are|was|were|ca|wo|do|does|did)nt|nothing( in trading)? (is|comes)|no (profits?|returns?|results?|payouts?|incomes?|outcomes?|earnings|gains?|rewards?|trades?|trading|investments?|strategy|success)( (is|are|was|were|comes?|can be|will be))?|no such thing as)( (be|been|ever|necessarily|a|an|any|the|promise|offer|sell|provide|give|claim|mean|imply|that|you|it|is|are)){0,4} (guaranteed|risk[ -]?free|(no|without)[ -]risk|can(no)?t lose)|no (guaranteed|risk-free))',
          ';', 'g'
        ),
        '(^|[^ء-ي])[وف]?((غير|ليس|ليست|لا شيء|لن يكون|لن تكون)( ال[ء-ي]+)?|(لا|لا يوجد|لا توجد|ليس هناك|ليست هناك|ما من) (ربح|ارباح|عايد|عوايد|نتيجة|نتايج|دخل|تداول|صفقة)) (ال|ب)?(مضمون|بدون مخاطر|بلا مخاطر)',
        ';', 'g'
      ) as plain
    ) as reading
    where plain ~ '(^|[^a-z])((no|without)[ -]+risk|can[ -]*(no)?t[ -]+lose)'
      or regexp_replace(plain, '[ -]', '', 'g') ~ 'guaranteed|riskfree|مضمون|بدونمخاطر|بلامخاطر'
  );
$$;

comment on function public.holds_banned_claim is 'Whether a text promises a result or denies the risk, in English or Arabic, as people read it; a denial of a claim is none.';
