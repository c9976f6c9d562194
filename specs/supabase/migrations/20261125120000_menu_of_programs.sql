-- A fourth list of the footer: what is sold, and how to check it (specs/site/navigation.yaml).
alter type public.navigation_place add value 'program';
