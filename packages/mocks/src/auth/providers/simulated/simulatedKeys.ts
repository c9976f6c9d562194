/**
 * The simulated providers' PUBLIC development keys, private halves included on purpose: anyone may sign with them, and no real
 * project must ever trust them.
 */
export const simulatedKeys = {
  RS256: {
    kid: 'duneline-simulated-provider-rsa',
    kty: 'RSA',
    n: 'xrshIci5N2n-ZpSbPbadj_5iQ7abuG-GGkS17D6wpyfkZfLmn7hv1lCl8wqN91KRF0bfK6cKtBEm6IPYsTdSOAnYPNX0hgLNoi752kGWaSH3Z1zm4w1-FgemB6zbq3OJTBBB7_-DbX2O-l49VwEYfD3rYWzTxSocf9jTK8YFyjhILDI9FN8t4lJAJioDEn52oEeB3lIr8BSDv-irPyZAaIhUfO1zZOsGDpERg9kkU_UjrUC7R42n_aUj8D7hop-q1zh7saDRU8-Y2VDDLVZT7kfijHICbcY6TSisTH1ySbXBE42zmRS8MsUVTMoGIxr9HPOECeaTf1umWBXTQVHp2Q',
    e: 'AQAB',
    d: 'AVlSjlri2ysefKDQ9-NSR0-5P6if-BH97mbfT1qSohMyMQ1G7E_hcMVIa-xtyP9YyqrQRgjXzpkWyQv8Dt6e8bi_YpRurRlZCQbj-FJxpaf8UDwjg2GN9YptOTxS7FXy9DTMQSXVlelNvauhdG5ca43_Ms4X-_9Awdkv-SAXLpoXSfRyezecAoNCwVtosPF6fr_epqcVX-vWicI03AwADK0Nw2M1qxVE8rmbHLUbWK2N_zkYyEEQb2UxjW39ZB2qKnlEJPLermTQocgwypD7yQ9xShKb3V1gC_kFF_Bn3WFDU_YYSC1xpbDOKw3gucmIjtsxgpO5i8tqosnH8yRJ8Q',
    p: '7aHeH2hNmRcEh-Q6YLYuSMkrDPrHQdMYlJli9r17FhVxqseaJStjT3JS_7hi5BBaUiUigXddKSaole0XUZWHs3veqZYIbtWocRuqLU4u7_xHmtJXr0DpRSGfNr7s4Tw4xyH4-4hm6pCdEOOId_4pLeE3WJWGUQ2hV1jB5lv3Wpc',
    q: '1heBLUD92pHPt0vWOXrto9XADsH0LqdfMs4iqzap5fe1bP-EnRwYWqg4h48ANx6eXhu4sfK_D7gAu_7QZ3bMoKbLKzbwEkm9lZZoZ_FGYqXgJ5jYB1j6EhPIVKcdGQ0U3Eh6aNrcvv0vnC2AE5t3bR215rXQ3NRmSEbPvrCDnQ8',
    dp: 'pL5ymv2ZxoexqXBtlHzZC7cDtKTrnVP3F5ZbiMoGWmIVgpuM3zX8TKjqp8SyMoCvzYFXMcCKAqx9dit_3hy3jpRS4ulUAVr4wym1ymEIo3IYRlqLVcG_tyC_G5oz6Vbx2gRQdDm1d-s4KOxFwUKgU-FumGhZTToQ39h13PlnPBM',
    dq: 'cdX3ordfA3vqhZz2YIPjnezG_VHV44StUtdWidE8D4Jh3n4S5nMM5A90V2gLBkPqk0GMOFpJizMceNmpuInrjjSB7Q1-I0tAWiyqgTJCaaunf4Z-v5FpDnmkWJavGyXghKypId3V6Fu5mAJ9im9s1gEpOm5Mi08Iv7-fMNasdLM',
    qi: 'VEORwjjjSVpsQIqYIYxtlJiGiFRJ2WGoLmITakoFdiIwcFTNtA6m3yBhYI82aYD1zSxuuVTtnMSWRrpMG0LBwZmah5RdD1LdxISNOBDVVcJ4_aUkibAajAvQmvIl2NNgBbECMbBk2LgcbHNv65nmV3w9cx9-ZYERisRUmAOIKCc',
  },
  ES256: {
    kid: 'duneline-simulated-provider-ec',
    kty: 'EC',
    x: '6A1J3jaDixu5qDE1w2_jYmk8BH1SatUSDBDHgmB9r6Y',
    y: 'rYSotYRLFPiR-CsdoTLdMPiE8z_tfPPQuhFoqCF2NEE',
    crv: 'P-256',
    d: 'GTpNHJW3S_EWchKLFFWKJoM8zS7resbCAz4GTKSd_n4',
  },
} as const;
