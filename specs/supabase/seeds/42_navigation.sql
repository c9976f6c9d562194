-- The menus of specs/site/navigation.yaml with their labels, in both languages where pages show them.

insert into public.navigation_menu (id, place, locale, links, status, version, updated_by, created_at, updated_at)
values
  ('33a6f291-cfa4-42cc-92ee-d6e930e2656a', 'header', 'en',
    '[
      {"item":"home","label":"Home","target":"/","level":1},
      {"item":"pricing","label":"Pricing","target":"/pricing","level":1},
      {"item":"about","label":"About Us","target":"/about","level":1},
      {"item":"platform","label":"Platform","target":"/platform","level":1},
      {"item":"leaderboard","label":"Leaderboard","target":"/leaderboard","level":1},
      {"item":"contact","label":"Contact","target":"/contact","level":1},
      {"item":"affiliates","label":"Affiliates","target":"https://partners.duneline.example","level":1}
    ]',
    'published', 2, '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:10:00Z', '2026-01-21T09:40:00Z'),
  ('4cd5adc0-c75b-4771-b2e1-14f37fff2eb2', 'client-area', 'en',
    '[
      {"item":"client-area","label":"Traders Arena","target":"https://trader.duneline.example/login","level":1}
    ]',
    'published', 1, '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:10:00Z', '2026-01-06T08:10:00Z'),
  ('b6630150-3c79-4405-89d0-fc3cb00335d2', 'footer', 'en',
    '[
      {"item":"about","label":"About Us","target":"/about","level":1},
      {"item":"pricing","label":"Pricing","target":"/pricing","level":1},
      {"item":"platform","label":"Platform","target":"/platform","level":1},
      {"item":"leaderboard","label":"Leaderboard","target":"/leaderboard","level":1},
      {"item":"blog","label":"Blog","target":"/blog","level":1},
      {"item":"contact","label":"Contact","target":"/contact","level":1}
    ]',
    'published', 1, '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:10:00Z', '2026-01-06T08:10:00Z'),
  ('d8d9ddda-3fde-4353-a3b0-99cb37a93be4', 'call', 'en',
    '[
      {"item":"get-funded","label":"GET -> FUNDED","target":"/programs","level":1}
    ]',
    'published', 1, '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:10:00Z', '2026-01-06T08:10:00Z'),
  ('d6d4d234-94a7-48b0-a132-a6631f21a98b', 'help', 'en',
    '[
      {"item":"help-center","label":"Help Center","target":"https://help.duneline.example/","level":1},
      {"item":"trading-rules","label":"Trading Rules","target":"https://help.duneline.example/trading-rules","level":1},
      {"item":"faq","label":"FAQ","target":"https://help.duneline.example/faq","level":1},
      {"item":"terms","label":"Terms of Service","target":"https://help.duneline.example/legal/terms","level":1},
      {"item":"privacy","label":"Privacy Policy","target":"https://help.duneline.example/legal/privacy","level":1},
      {"item":"risk","label":"Risk Disclosure","target":"https://help.duneline.example/legal/risk","level":1},
      {"item":"payout-policy","label":"Payout Policy","target":"https://help.duneline.example/payouts","level":1},
      {"item":"refund-policy","label":"Refund Policy","target":"https://help.duneline.example/refunds","level":1}
    ]',
    'published', 1, '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:10:00Z', '2026-01-06T08:10:00Z'),
  ('f1d99e5f-f782-4636-a82f-96d55b2124e1', 'social', 'en',
    '[
      {"item":"chat","label":"Discord","target":"https://discord.duneline.example","level":1},
      {"item":"messaging","label":"Telegram","target":"https://telegram.duneline.example","level":1},
      {"item":"images","label":"Instagram","target":"https://instagram.duneline.example","level":1},
      {"item":"video","label":"YouTube","target":"https://youtube.duneline.example","level":1}
    ]',
    'published', 1, '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:10:00Z', '2026-01-06T08:10:00Z'),
  ('0f4f2502-a62d-4694-bd54-5c30e5cd194a', 'header', 'ar',
    '[
      {"item":"home","label":"الرئيسية","target":"/","level":1},
      {"item":"pricing","label":"الأسعار","target":"/pricing","level":1},
      {"item":"about","label":"من نحن","target":"/about","level":1},
      {"item":"platform","label":"المنصة","target":"/platform","level":1},
      {"item":"leaderboard","label":"لوحة الصدارة","target":"/leaderboard","level":1},
      {"item":"contact","label":"اتصل بنا","target":"/contact","level":1},
      {"item":"affiliates","label":"الشركاء","target":"https://partners.duneline.example","level":1}
    ]',
    'published', 1, '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:10:00Z', '2026-01-06T08:10:00Z'),
  ('303cc718-0116-418f-b5dc-9d753d26f093', 'footer', 'ar',
    '[
      {"item":"about","label":"من نحن","target":"/about","level":1},
      {"item":"pricing","label":"الأسعار","target":"/pricing","level":1},
      {"item":"platform","label":"المنصة","target":"/platform","level":1},
      {"item":"leaderboard","label":"لوحة الصدارة","target":"/leaderboard","level":1},
      {"item":"blog","label":"المدوّنة","target":"/blog","level":1},
      {"item":"contact","label":"اتصل بنا","target":"/contact","level":1}
    ]',
    'published', 1, '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:10:00Z', '2026-01-06T08:10:00Z'),
  ('e65c1de0-ea8b-4d2f-b140-05bbdfa7c0e3', 'help', 'ar',
    '[
      {"item":"help-center","label":"مركز المساعدة","target":"https://help.duneline.example/","level":1},
      {"item":"trading-rules","label":"قواعد التداول","target":"https://help.duneline.example/trading-rules","level":1},
      {"item":"faq","label":"الأسئلة الشائعة","target":"https://help.duneline.example/faq","level":1},
      {"item":"terms","label":"شروط الخدمة","target":"https://help.duneline.example/legal/terms","level":1},
      {"item":"privacy","label":"سياسة الخصوصية","target":"https://help.duneline.example/legal/privacy","level":1},
      {"item":"risk","label":"الإفصاح عن المخاطر","target":"https://help.duneline.example/legal/risk","level":1},
      {"item":"payout-policy","label":"سياسة صرف الأرباح","target":"https://help.duneline.example/payouts","level":1},
      {"item":"refund-policy","label":"سياسة استرداد الرسوم","target":"https://help.duneline.example/refunds","level":1}
    ]',
    'published', 1, '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:10:00Z', '2026-01-06T08:10:00Z'),
  ('825a562d-26de-45a3-a3df-1f33e2fbfdf9', 'social', 'ar',
    '[
      {"item":"chat","label":"ديسكورد","target":"https://discord.duneline.example","level":1},
      {"item":"messaging","label":"تيليغرام","target":"https://telegram.duneline.example","level":1},
      {"item":"images","label":"إنستغرام","target":"https://instagram.duneline.example","level":1},
      {"item":"video","label":"يوتيوب","target":"https://youtube.duneline.example","level":1}
    ]',
    'published', 1, '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:10:00Z', '2026-01-06T08:10:00Z'),
  ('7d2e9a14-3b61-4c5f-9f0a-52c1e6b84d90', 'program', 'en',
    '[
      {"item":"programs","label":"Programs","target":"/programs","level":1},
      {"item":"copy-trading","label":"Copy trading","target":"/copy-trading","level":1},
      {"item":"test-my-trades","label":"Test my trades","target":"/test-my-trades","level":1},
      {"item":"why","label":"Why Duneline","target":"/why","level":1},
      {"item":"affiliate","label":"Affiliate program","target":"/affiliate","level":1},
      {"item":"certificate","label":"Verify a certificate","target":"/certificate","level":1}
    ]',
    'published', 1, '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:10:00Z', '2026-01-06T08:10:00Z'),
  ('a41c6f83-08d7-4e2b-b6c5-1f9d27e3a058', 'program', 'ar',
    '[
      {"item":"programs","label":"البرامج","target":"/programs","level":1},
      {"item":"copy-trading","label":"نسخ التداول","target":"/copy-trading","level":1},
      {"item":"test-my-trades","label":"اختبر صفقاتك","target":"/test-my-trades","level":1},
      {"item":"why","label":"لماذا Duneline","target":"/why","level":1},
      {"item":"affiliate","label":"برنامج الشركاء","target":"/affiliate","level":1},
      {"item":"certificate","label":"تحقّق من شهادة","target":"/certificate","level":1}
    ]',
    'published', 1, '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', '2026-01-06T08:10:00Z', '2026-01-06T08:10:00Z');
