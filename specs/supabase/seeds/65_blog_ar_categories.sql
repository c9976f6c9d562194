-- The categories of the blog in Arabic, under the slugs of the English ones.

insert into public.blog_categories (id, language, slug, name, description, position)
values
  ('d195d3cd-4f56-45eb-af9d-ad257b7b2b0f', 'ar', 'rules', 'القواعد', 'ما تقوله الحدود، مع حسابها.', 1),
  ('e134f4aa-37dd-4a7c-aa98-b51d0fc6f1e3', 'ar', 'risk', 'المخاطرة', 'حجم الصفقة وسلاسل الخسارة، وكيف تبقى في اللعبة.', 2),
  ('9d2874f8-15d3-4c25-a2bc-32eb6e29f482', 'ar', 'routine', 'العادات', 'أيام وأسابيع وعادات تلائم القواعد.', 3),
  ('cc33d848-d1f3-4c8f-afb0-a9acedfa8803', 'ar', 'payouts', 'الأسعار والدفعات', 'ما تدفعه، وما يعود إليك، ومتى.', 4),
  ('75d3ff8d-7db5-4f72-af97-d6e4e153d11a', 'ar', 'programs', 'البرامج', 'كيف تختلف البرامج، وماذا تطلب منك.', 5),
  ('14fe80d1-f5db-4439-ad49-274ece42c2c1', 'ar', 'firm', 'الشركة', 'من نحن وكيف نعمل.', 6);
