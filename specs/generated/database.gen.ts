// Generated from specs/supabase by `npm run gen`. Do not edit: change the source and run it again.

// The type that `supabase gen types typescript` gives.

export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      add_ons: {
        Row: {
          description: string
          id: string
          is_active: boolean
          name: string
          position: number
          price_cents: number
        }
        ComputedFields: never
        Insert: {
          description: string
          id: string
          is_active?: boolean
          name: string
          position: number
          price_cents: number
        }
        Update: {
          description?: string
          id?: string
          is_active?: boolean
          name?: string
          position?: number
          price_cents?: number
        }
        Relationships: []
      }
      affiliate_clicks: {
        Row: {
          affiliate_id: string
          clicked_at: string
          country: string | null
          device: string
          id: number
          link_id: string
          visitor: string
        }
        ComputedFields: never
        Insert: {
          affiliate_id: string
          clicked_at?: string
          country?: string | null
          device: string
          id?: never
          link_id: string
          visitor: string
        }
        Update: {
          affiliate_id?: string
          clicked_at?: string
          country?: string | null
          device?: string
          id?: never
          link_id?: string
          visitor?: string
        }
        Relationships: [
          {
            foreignKeyName: "affiliate_clicks_affiliate_id_fkey"
            columns: ["affiliate_id"]
            isOneToOne: false
            referencedRelation: "affiliates"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "affiliate_clicks_link_id_affiliate_id_fkey"
            columns: ["link_id", "affiliate_id"]
            isOneToOne: false
            referencedRelation: "affiliate_links"
            referencedColumns: ["id", "affiliate_id"]
          },
        ]
      }
      affiliate_commissions: {
        Row: {
          affiliate_id: string
          amount_cents: number
          commission_bps: number
          earned_at: string
          id: string
          order_id: string
          order_total_cents: number
          referral_id: string
          status: Database["public"]["Enums"]["commission_status"]
          tier_id: string | null
        }
        ComputedFields: never
        Insert: {
          affiliate_id: string
          amount_cents: number
          commission_bps: number
          earned_at?: string
          id?: string
          order_id: string
          order_total_cents: number
          referral_id: string
          status?: Database["public"]["Enums"]["commission_status"]
          tier_id?: string | null
        }
        Update: {
          affiliate_id?: string
          amount_cents?: number
          commission_bps?: number
          earned_at?: string
          id?: string
          order_id?: string
          order_total_cents?: number
          referral_id?: string
          status?: Database["public"]["Enums"]["commission_status"]
          tier_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "affiliate_commissions_affiliate_id_fkey"
            columns: ["affiliate_id"]
            isOneToOne: false
            referencedRelation: "affiliates"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "affiliate_commissions_order_id_fkey"
            columns: ["order_id"]
            isOneToOne: true
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "affiliate_commissions_referral_id_affiliate_id_fkey"
            columns: ["referral_id", "affiliate_id"]
            isOneToOne: false
            referencedRelation: "affiliate_referrals"
            referencedColumns: ["id", "affiliate_id"]
          },
          {
            foreignKeyName: "affiliate_commissions_tier_id_fkey"
            columns: ["tier_id"]
            isOneToOne: false
            referencedRelation: "program_tiers"
            referencedColumns: ["id"]
          },
        ]
      }
      affiliate_flags: {
        Row: {
          affiliate_id: string
          id: string
          kind: Database["public"]["Enums"]["affiliate_flag_kind"]
          noted_at: string
          order_id: string
          order_total_cents: number
        }
        ComputedFields: never
        Insert: {
          affiliate_id: string
          id?: string
          kind: Database["public"]["Enums"]["affiliate_flag_kind"]
          noted_at?: string
          order_id: string
          order_total_cents: number
        }
        Update: {
          affiliate_id?: string
          id?: string
          kind?: Database["public"]["Enums"]["affiliate_flag_kind"]
          noted_at?: string
          order_id?: string
          order_total_cents?: number
        }
        Relationships: [
          {
            foreignKeyName: "affiliate_flags_affiliate_id_fkey"
            columns: ["affiliate_id"]
            isOneToOne: false
            referencedRelation: "affiliates"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "affiliate_flags_order_id_fkey"
            columns: ["order_id"]
            isOneToOne: true
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
        ]
      }
      affiliate_links: {
        Row: {
          affiliate_id: string
          created_at: string
          id: string
          is_archived: boolean
          name: string
          path: string
          utm_campaign: string
          utm_medium: string
          utm_source: string
        }
        ComputedFields: never
        Insert: {
          affiliate_id: string
          created_at?: string
          id?: string
          is_archived?: boolean
          name: string
          path?: string
          utm_campaign: string
          utm_medium: string
          utm_source: string
        }
        Update: {
          affiliate_id?: string
          created_at?: string
          id?: string
          is_archived?: boolean
          name?: string
          path?: string
          utm_campaign?: string
          utm_medium?: string
          utm_source?: string
        }
        Relationships: [
          {
            foreignKeyName: "affiliate_links_affiliate_id_fkey"
            columns: ["affiliate_id"]
            isOneToOne: false
            referencedRelation: "affiliates"
            referencedColumns: ["id"]
          },
        ]
      }
      affiliate_payout_methods: {
        Row: {
          affiliate_id: string
          details: NonNullable<Json>
          method: Database["public"]["Enums"]["affiliate_payout_method"]
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          affiliate_id: string
          details: NonNullable<Json>
          method: Database["public"]["Enums"]["affiliate_payout_method"]
          updated_at?: string
        }
        Update: {
          affiliate_id?: string
          details?: NonNullable<Json>
          method?: Database["public"]["Enums"]["affiliate_payout_method"]
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "affiliate_payout_methods_affiliate_id_fkey"
            columns: ["affiliate_id"]
            isOneToOne: true
            referencedRelation: "affiliates"
            referencedColumns: ["id"]
          },
        ]
      }
      affiliate_payouts: {
        Row: {
          affiliate_id: string
          amount_cents: number
          decided_at: string | null
          decided_by: string | null
          details: NonNullable<Json>
          id: string
          method: Database["public"]["Enums"]["affiliate_payout_method"]
          reason: string | null
          reference: string | null
          requested_at: string
          status: Database["public"]["Enums"]["affiliate_payout_status"]
        }
        ComputedFields: never
        Insert: {
          affiliate_id: string
          amount_cents: number
          decided_at?: string | null
          decided_by?: string | null
          details: NonNullable<Json>
          id?: string
          method: Database["public"]["Enums"]["affiliate_payout_method"]
          reason?: string | null
          reference?: string | null
          requested_at?: string
          status?: Database["public"]["Enums"]["affiliate_payout_status"]
        }
        Update: {
          affiliate_id?: string
          amount_cents?: number
          decided_at?: string | null
          decided_by?: string | null
          details?: NonNullable<Json>
          id?: string
          method?: Database["public"]["Enums"]["affiliate_payout_method"]
          reason?: string | null
          reference?: string | null
          requested_at?: string
          status?: Database["public"]["Enums"]["affiliate_payout_status"]
        }
        Relationships: [
          {
            foreignKeyName: "affiliate_payouts_affiliate_id_fkey"
            columns: ["affiliate_id"]
            isOneToOne: false
            referencedRelation: "affiliates"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "affiliate_payouts_decided_by_fkey"
            columns: ["decided_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      affiliate_referrals: {
        Row: {
          affiliate_id: string
          country: string | null
          id: string
          is_new: boolean
          link_id: string
          person_id: string | null
          referred_at: string
          shown_name: string
        }
        ComputedFields: never
        Insert: {
          affiliate_id: string
          country?: string | null
          id?: string
          is_new: boolean
          link_id: string
          person_id?: string | null
          referred_at?: string
          shown_name: string
        }
        Update: {
          affiliate_id?: string
          country?: string | null
          id?: string
          is_new?: boolean
          link_id?: string
          person_id?: string | null
          referred_at?: string
          shown_name?: string
        }
        Relationships: [
          {
            foreignKeyName: "affiliate_referrals_affiliate_id_fkey"
            columns: ["affiliate_id"]
            isOneToOne: false
            referencedRelation: "affiliates"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "affiliate_referrals_link_id_affiliate_id_fkey"
            columns: ["link_id", "affiliate_id"]
            isOneToOne: false
            referencedRelation: "affiliate_links"
            referencedColumns: ["id", "affiliate_id"]
          },
          {
            foreignKeyName: "affiliate_referrals_person_id_fkey"
            columns: ["person_id"]
            isOneToOne: true
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      affiliates: {
        Row: {
          applied_at: string
          audience: string
          code: string
          commission_bps: number
          decided_at: string | null
          decided_by: string | null
          email: string | null
          id: string
          owner_id: string
          rate_changed_at: string | null
          rate_reason: string | null
          reason: string | null
          status: Database["public"]["Enums"]["affiliate_status"]
          terms_accepted_at: string | null
          terms_version: string | null
          website: string | null
        }
        ComputedFields: never
        Insert: {
          applied_at?: string
          audience: string
          code: string
          commission_bps?: number
          decided_at?: string | null
          decided_by?: string | null
          email?: string | null
          id?: string
          owner_id?: string
          rate_changed_at?: string | null
          rate_reason?: string | null
          reason?: string | null
          status?: Database["public"]["Enums"]["affiliate_status"]
          terms_accepted_at?: string | null
          terms_version?: string | null
          website?: string | null
        }
        Update: {
          applied_at?: string
          audience?: string
          code?: string
          commission_bps?: number
          decided_at?: string | null
          decided_by?: string | null
          email?: string | null
          id?: string
          owner_id?: string
          rate_changed_at?: string | null
          rate_reason?: string | null
          reason?: string | null
          status?: Database["public"]["Enums"]["affiliate_status"]
          terms_accepted_at?: string | null
          terms_version?: string | null
          website?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "affiliates_decided_by_fkey"
            columns: ["decided_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "affiliates_owner_id_fkey"
            columns: ["owner_id"]
            isOneToOne: true
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      audit_log: {
        Row: {
          action: string
          actor: string | null
          actor_role: string
          after: Json | null
          before: Json | null
          happened_at: string
          id: string
          row_id: string
          table_name: string
        }
        ComputedFields: never
        Insert: {
          action: string
          actor?: string | null
          actor_role: string
          after?: Json | null
          before?: Json | null
          happened_at?: string
          id?: string
          row_id: string
          table_name: string
        }
        Update: {
          action?: string
          actor?: string | null
          actor_role?: string
          after?: Json | null
          before?: Json | null
          happened_at?: string
          id?: string
          row_id?: string
          table_name?: string
        }
        Relationships: []
      }
      blog_categories: {
        Row: {
          description: string
          id: string
          language: string
          name: string
          position: number
          slug: string
        }
        ComputedFields: never
        Insert: {
          description: string
          id?: string
          language?: string
          name: string
          position: number
          slug: string
        }
        Update: {
          description?: string
          id?: string
          language?: string
          name?: string
          position?: number
          slug?: string
        }
        Relationships: []
      }
      blog_posts: {
        Row: {
          author_name: string
          author_role: string
          body: string
          category_id: string
          created_at: string
          excerpt: string
          former_published_at: string | null
          id: string
          image_path: string | null
          language: string
          published_at: string
          reading_minutes: number
          slug: string
          status: Database["public"]["Enums"]["content_status"]
          tags: string[]
          title: string
          updated_at: string
          updated_by: string | null
          version: number
        }
        ComputedFields: never
        Insert: {
          author_name: string
          author_role: string
          body: string
          category_id: string
          created_at?: string
          excerpt: string
          former_published_at?: string | null
          id?: string
          image_path?: string | null
          language?: string
          published_at?: string
          reading_minutes: number
          slug: string
          status?: Database["public"]["Enums"]["content_status"]
          tags?: string[]
          title: string
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Update: {
          author_name?: string
          author_role?: string
          body?: string
          category_id?: string
          created_at?: string
          excerpt?: string
          former_published_at?: string | null
          id?: string
          image_path?: string | null
          language?: string
          published_at?: string
          reading_minutes?: number
          slug?: string
          status?: Database["public"]["Enums"]["content_status"]
          tags?: string[]
          title?: string
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "blog_posts_category_id_fkey"
            columns: ["category_id"]
            isOneToOne: false
            referencedRelation: "blog_categories"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "blog_posts_image_path_fkey"
            columns: ["image_path"]
            isOneToOne: false
            referencedRelation: "media_library"
            referencedColumns: ["path"]
          },
          {
            foreignKeyName: "blog_posts_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      blog_redirects: {
        Row: {
          created_at: string
          language: string
          post_id: string
          slug: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          language: string
          post_id: string
          slug: string
        }
        Update: {
          created_at?: string
          language?: string
          post_id?: string
          slug?: string
        }
        Relationships: [
          {
            foreignKeyName: "blog_redirects_post_id_fkey"
            columns: ["post_id"]
            isOneToOne: false
            referencedRelation: "blog_posts"
            referencedColumns: ["id"]
          },
        ]
      }
      certificates: {
        Row: {
          account_id: string
          holder_name: string | null
          id: string
          is_name_hidden: boolean
          issued_at: string
          kind: Database["public"]["Enums"]["certificate_kind"]
          number: number
          payout_id: string | null
        }
        ComputedFields: never
        Insert: {
          account_id: string
          holder_name?: string | null
          id?: string
          is_name_hidden?: boolean
          issued_at?: string
          kind: Database["public"]["Enums"]["certificate_kind"]
          number?: never
          payout_id?: string | null
        }
        Update: {
          account_id?: string
          holder_name?: string | null
          id?: string
          is_name_hidden?: boolean
          issued_at?: string
          kind?: Database["public"]["Enums"]["certificate_kind"]
          number?: never
          payout_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "certificates_account_id_fkey"
            columns: ["account_id"]
            isOneToOne: false
            referencedRelation: "trading_accounts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "certificates_payout_id_fkey"
            columns: ["payout_id"]
            isOneToOne: true
            referencedRelation: "payouts"
            referencedColumns: ["id"]
          },
        ]
      }
      commission_tiers: {
        Row: {
          commission_bps: number
          id: string
          minimum_sales: number
          name: string
        }
        ComputedFields: never
        Insert: {
          commission_bps: number
          id: string
          minimum_sales: number
          name: string
        }
        Update: {
          commission_bps?: number
          id?: string
          minimum_sales?: number
          name?: string
        }
        Relationships: []
      }
      component_config: {
        Row: {
          component: string
          created_at: string
          id: string
          is_enabled: boolean
          settings: NonNullable<Json>
          status: Database["public"]["Enums"]["content_status"]
          updated_at: string
          updated_by: string | null
          version: number
        }
        ComputedFields: never
        Insert: {
          component: string
          created_at?: string
          id?: string
          is_enabled?: boolean
          settings?: NonNullable<Json>
          status?: Database["public"]["Enums"]["content_status"]
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Update: {
          component?: string
          created_at?: string
          id?: string
          is_enabled?: boolean
          settings?: NonNullable<Json>
          status?: Database["public"]["Enums"]["content_status"]
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "component_config_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      consent_log: {
        Row: {
          analytics: boolean
          choice: Database["public"]["Enums"]["consent_choice"]
          chosen_at: string
          id: string
          marketing: boolean
          text_hash: string
          version: string
          visitor_id: string
        }
        ComputedFields: never
        Insert: {
          analytics: boolean
          choice: Database["public"]["Enums"]["consent_choice"]
          chosen_at?: string
          id?: string
          marketing: boolean
          text_hash: string
          version: string
          visitor_id: string
        }
        Update: {
          analytics?: boolean
          choice?: Database["public"]["Enums"]["consent_choice"]
          chosen_at?: string
          id?: string
          marketing?: boolean
          text_hash?: string
          version?: string
          visitor_id?: string
        }
        Relationships: []
      }
      contact_messages: {
        Row: {
          answer: string | null
          answered_at: string | null
          answered_by: string | null
          email: string
          id: string
          idempotency_key: string | null
          message: string
          name: string
          received_at: string
          status: Database["public"]["Enums"]["contact_status"]
          topic: Database["public"]["Enums"]["contact_topic"]
        }
        ComputedFields: never
        Insert: {
          answer?: string | null
          answered_at?: string | null
          answered_by?: string | null
          email: string
          id?: string
          idempotency_key?: string | null
          message: string
          name: string
          received_at?: string
          status?: Database["public"]["Enums"]["contact_status"]
          topic: Database["public"]["Enums"]["contact_topic"]
        }
        Update: {
          answer?: string | null
          answered_at?: string | null
          answered_by?: string | null
          email?: string
          id?: string
          idempotency_key?: string | null
          message?: string
          name?: string
          received_at?: string
          status?: Database["public"]["Enums"]["contact_status"]
          topic?: Database["public"]["Enums"]["contact_topic"]
        }
        Relationships: [
          {
            foreignKeyName: "contact_messages_answered_by_fkey"
            columns: ["answered_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      content_drafts: {
        Row: {
          base_version: number
          changes: NonNullable<Json>
          revision: number
          row_id: string
          table_name: string
          updated_at: string
          updated_by: string | null
        }
        ComputedFields: never
        Insert: {
          base_version: number
          changes: NonNullable<Json>
          revision?: number
          row_id: string
          table_name: string
          updated_at?: string
          updated_by?: string | null
        }
        Update: {
          base_version?: number
          changes?: NonNullable<Json>
          revision?: number
          row_id?: string
          table_name?: string
          updated_at?: string
          updated_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "content_drafts_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      content_release_items: {
        Row: {
          draft: number | null
          published_version: number | null
          release_id: string
          row_id: string
          table_name: string
          version: number
        }
        ComputedFields: never
        Insert: {
          draft?: number | null
          published_version?: number | null
          release_id: string
          row_id: string
          table_name: string
          version: number
        }
        Update: {
          draft?: number | null
          published_version?: number | null
          release_id?: string
          row_id?: string
          table_name?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "content_release_items_release_id_fkey"
            columns: ["release_id"]
            isOneToOne: false
            referencedRelation: "content_releases"
            referencedColumns: ["id"]
          },
        ]
      }
      content_releases: {
        Row: {
          created_at: string
          created_by: string | null
          id: string
          name: string
          problem: string | null
          publish_at: string
          published_at: string | null
          rolled_back_at: string | null
          state: Database["public"]["Enums"]["release_state"]
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          created_by?: string | null
          id?: string
          name: string
          problem?: string | null
          publish_at?: string
          published_at?: string | null
          rolled_back_at?: string | null
          state?: Database["public"]["Enums"]["release_state"]
        }
        Update: {
          created_at?: string
          created_by?: string | null
          id?: string
          name?: string
          problem?: string | null
          publish_at?: string
          published_at?: string | null
          rolled_back_at?: string | null
          state?: Database["public"]["Enums"]["release_state"]
        }
        Relationships: [
          {
            foreignKeyName: "content_releases_created_by_fkey"
            columns: ["created_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      content_versions: {
        Row: {
          id: string
          made_at: string
          made_by: string | null
          row_id: string
          snapshot: NonNullable<Json>
          table_name: string
          version: number
        }
        ComputedFields: never
        Insert: {
          id?: string
          made_at: string
          made_by?: string | null
          row_id: string
          snapshot: NonNullable<Json>
          table_name: string
          version: number
        }
        Update: {
          id?: string
          made_at?: string
          made_by?: string | null
          row_id?: string
          snapshot?: NonNullable<Json>
          table_name?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "content_versions_made_by_fkey"
            columns: ["made_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      counted_calls: {
        Row: {
          caller: string
          calls: number
          endpoint: string
          started_at: string
        }
        ComputedFields: never
        Insert: {
          caller: string
          calls?: number
          endpoint: string
          started_at?: string
        }
        Update: {
          caller?: string
          calls?: number
          endpoint?: string
          started_at?: string
        }
        Relationships: []
      }
      coupons: {
        Row: {
          affiliate_id: string | null
          code: string
          created_by: string | null
          expires_at: string | null
          is_active: boolean
          maker_email: string | null
          max_uses: number | null
          note: string | null
          owner_id: string | null
          percent: number
          program_id: string | null
          terminated_account_id: string | null
          tier_id: string | null
          uses: number
          valid_from: string
        }
        ComputedFields: never
        Insert: {
          affiliate_id?: string | null
          code: string
          created_by?: string | null
          expires_at?: string | null
          is_active?: boolean
          maker_email?: string | null
          max_uses?: number | null
          note?: string | null
          owner_id?: string | null
          percent: number
          program_id?: string | null
          terminated_account_id?: string | null
          tier_id?: string | null
          uses?: number
          valid_from?: string
        }
        Update: {
          affiliate_id?: string | null
          code?: string
          created_by?: string | null
          expires_at?: string | null
          is_active?: boolean
          maker_email?: string | null
          max_uses?: number | null
          note?: string | null
          owner_id?: string | null
          percent?: number
          program_id?: string | null
          terminated_account_id?: string | null
          tier_id?: string | null
          uses?: number
          valid_from?: string
        }
        Relationships: [
          {
            foreignKeyName: "coupons_affiliate_id_fkey"
            columns: ["affiliate_id"]
            isOneToOne: false
            referencedRelation: "affiliates"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "coupons_program_id_fkey"
            columns: ["program_id"]
            isOneToOne: false
            referencedRelation: "programs"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "coupons_terminated_account_id_fkey"
            columns: ["terminated_account_id"]
            isOneToOne: true
            referencedRelation: "trading_accounts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "coupons_tier_id_fkey"
            columns: ["tier_id"]
            isOneToOne: false
            referencedRelation: "program_tiers"
            referencedColumns: ["id"]
          },
        ]
      }
      cta_config: {
        Row: {
          created_at: string
          emphasis: Database["public"]["Enums"]["cta_emphasis"]
          id: string
          is_enabled: boolean
          label: string
          locale: string
          slot: string
          status: Database["public"]["Enums"]["content_status"]
          target: string
          updated_at: string
          updated_by: string | null
          version: number
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          emphasis?: Database["public"]["Enums"]["cta_emphasis"]
          id?: string
          is_enabled?: boolean
          label: string
          locale?: string
          slot: string
          status?: Database["public"]["Enums"]["content_status"]
          target: string
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Update: {
          created_at?: string
          emphasis?: Database["public"]["Enums"]["cta_emphasis"]
          id?: string
          is_enabled?: boolean
          label?: string
          locale?: string
          slot?: string
          status?: Database["public"]["Enums"]["content_status"]
          target?: string
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "cta_config_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      daily_equity: {
        Row: {
          account_id: string
          closing_cents: number
          day: string
          low_equity_cents: number
          opening_cents: number
          withdrawn_cents: number
        }
        ComputedFields: never
        Insert: {
          account_id: string
          closing_cents: number
          day: string
          low_equity_cents: number
          opening_cents: number
          withdrawn_cents?: number
        }
        Update: {
          account_id?: string
          closing_cents?: number
          day?: string
          low_equity_cents?: number
          opening_cents?: number
          withdrawn_cents?: number
        }
        Relationships: [
          {
            foreignKeyName: "daily_equity_account_id_fkey"
            columns: ["account_id"]
            isOneToOne: false
            referencedRelation: "trading_accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      funnel_events: {
        Row: {
          completed: boolean
          exit_reason: string | null
          id: string
          metadata: NonNullable<Json>
          received_at: string
          session_id: string
          stage: Database["public"]["Enums"]["funnel_stage"]
          time_spent: number | null
          user_id: string | null
        }
        ComputedFields: never
        Insert: {
          completed: boolean
          exit_reason?: string | null
          id?: string
          metadata?: NonNullable<Json>
          received_at?: string
          session_id: string
          stage: Database["public"]["Enums"]["funnel_stage"]
          time_spent?: number | null
          user_id?: string | null
        }
        Update: {
          completed?: boolean
          exit_reason?: string | null
          id?: string
          metadata?: NonNullable<Json>
          received_at?: string
          session_id?: string
          stage?: Database["public"]["Enums"]["funnel_stage"]
          time_spent?: number | null
          user_id?: string | null
        }
        Relationships: []
      }
      kyc_documents: {
        Row: {
          confirmed_name: string | null
          id: string
          keep_until: string | null
          kind: Database["public"]["Enums"]["kyc_kind"]
          owner_id: string | null
          reason: string | null
          reviewed_at: string | null
          reviewed_by: string | null
          status: Database["public"]["Enums"]["kyc_status"]
          storage_path: string
          submitted_at: string
        }
        ComputedFields: never
        Insert: {
          confirmed_name?: string | null
          id?: string
          keep_until?: string | null
          kind: Database["public"]["Enums"]["kyc_kind"]
          owner_id?: string | null
          reason?: string | null
          reviewed_at?: string | null
          reviewed_by?: string | null
          status?: Database["public"]["Enums"]["kyc_status"]
          storage_path: string
          submitted_at?: string
        }
        Update: {
          confirmed_name?: string | null
          id?: string
          keep_until?: string | null
          kind?: Database["public"]["Enums"]["kyc_kind"]
          owner_id?: string | null
          reason?: string | null
          reviewed_at?: string | null
          reviewed_by?: string | null
          status?: Database["public"]["Enums"]["kyc_status"]
          storage_path?: string
          submitted_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "kyc_documents_owner_id_fkey"
            columns: ["owner_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "kyc_documents_reviewed_by_fkey"
            columns: ["reviewed_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      leaderboard_entries: {
        Row: {
          account_id: string
          as_of: string
          country: string | null
          first_name: string
          is_hidden: boolean
          last_initial: string
          period: Database["public"]["Enums"]["leaderboard_period"]
          profit_cents: number
          rank: number
          return_bps: number
          size_cents: number
          size_rank: number
          trades: number
          wins: number
        }
        ComputedFields: never
        Insert: {
          account_id: string
          as_of: string
          country?: string | null
          first_name: string
          is_hidden?: boolean
          last_initial: string
          period: Database["public"]["Enums"]["leaderboard_period"]
          profit_cents: number
          rank: number
          return_bps: number
          size_cents: number
          size_rank: number
          trades: number
          wins: number
        }
        Update: {
          account_id?: string
          as_of?: string
          country?: string | null
          first_name?: string
          is_hidden?: boolean
          last_initial?: string
          period?: Database["public"]["Enums"]["leaderboard_period"]
          profit_cents?: number
          rank?: number
          return_bps?: number
          size_cents?: number
          size_rank?: number
          trades?: number
          wins?: number
        }
        Relationships: [
          {
            foreignKeyName: "leaderboard_entries_account_id_fkey"
            columns: ["account_id"]
            isOneToOne: false
            referencedRelation: "trading_accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      media_library: {
        Row: {
          alt_text: string
          alt_text_ar: string
          created_at: string
          focal_x: number
          focal_y: number
          height: number
          id: string
          mime_type: string
          path: string
          size_bytes: number
          status: Database["public"]["Enums"]["content_status"]
          title: string
          updated_at: string
          updated_by: string | null
          version: number
          width: number
        }
        ComputedFields: never
        Insert: {
          alt_text: string
          alt_text_ar?: string
          created_at?: string
          focal_x?: number
          focal_y?: number
          height: number
          id?: string
          mime_type: string
          path: string
          size_bytes: number
          status?: Database["public"]["Enums"]["content_status"]
          title: string
          updated_at?: string
          updated_by?: string | null
          version?: number
          width: number
        }
        Update: {
          alt_text?: string
          alt_text_ar?: string
          created_at?: string
          focal_x?: number
          focal_y?: number
          height?: number
          id?: string
          mime_type?: string
          path?: string
          size_bytes?: number
          status?: Database["public"]["Enums"]["content_status"]
          title?: string
          updated_at?: string
          updated_by?: string | null
          version?: number
          width?: number
        }
        Relationships: [
          {
            foreignKeyName: "media_library_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      navigation_menu: {
        Row: {
          created_at: string
          id: string
          links: NonNullable<Json>
          locale: string
          place: Database["public"]["Enums"]["navigation_place"]
          status: Database["public"]["Enums"]["content_status"]
          updated_at: string
          updated_by: string | null
          version: number
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: string
          links: NonNullable<Json>
          locale?: string
          place: Database["public"]["Enums"]["navigation_place"]
          status?: Database["public"]["Enums"]["content_status"]
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Update: {
          created_at?: string
          id?: string
          links?: NonNullable<Json>
          locale?: string
          place?: Database["public"]["Enums"]["navigation_place"]
          status?: Database["public"]["Enums"]["content_status"]
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "navigation_menu_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      order_items: {
        Row: {
          add_on_id: string | null
          amount_cents: number
          coupon_code: string | null
          kind: Database["public"]["Enums"]["order_item_kind"]
          label: string
          order_id: string
          position: number
          tier_id: string | null
        }
        ComputedFields: never
        Insert: {
          add_on_id?: string | null
          amount_cents: number
          coupon_code?: string | null
          kind: Database["public"]["Enums"]["order_item_kind"]
          label: string
          order_id: string
          position: number
          tier_id?: string | null
        }
        Update: {
          add_on_id?: string | null
          amount_cents?: number
          coupon_code?: string | null
          kind?: Database["public"]["Enums"]["order_item_kind"]
          label?: string
          order_id?: string
          position?: number
          tier_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "order_items_add_on_id_fkey"
            columns: ["add_on_id"]
            isOneToOne: false
            referencedRelation: "add_ons"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "order_items_coupon_code_fkey"
            columns: ["coupon_code"]
            isOneToOne: false
            referencedRelation: "coupons"
            referencedColumns: ["code"]
          },
          {
            foreignKeyName: "order_items_order_id_fkey"
            columns: ["order_id"]
            isOneToOne: false
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "order_items_tier_id_fkey"
            columns: ["tier_id"]
            isOneToOne: false
            referencedRelation: "program_tiers"
            referencedColumns: ["id"]
          },
        ]
      }
      orders: {
        Row: {
          add_ons_cents: number
          affiliate_code: string | null
          billing_country: string
          commission_due_at: string | null
          coupon_code: string | null
          created_at: string
          currency: string
          discount_cents: number
          email: string
          full_name: string
          id: string
          idempotency_key: string
          number: number
          paid_at: string | null
          price_cents: number
          refund_reason: string | null
          refunded_at: string | null
          status: Database["public"]["Enums"]["order_status"]
          terms_accepted_at: string
          terms_version: string | null
          tier_id: string
          total_cents: number | null
          user_id: string | null
        }
        ComputedFields: never
        Insert: {
          add_ons_cents?: number
          affiliate_code?: string | null
          billing_country: string
          commission_due_at?: string | null
          coupon_code?: string | null
          created_at?: string
          currency?: string
          discount_cents?: number
          email: string
          full_name: string
          id?: string
          idempotency_key: string
          number?: never
          paid_at?: string | null
          price_cents: number
          refund_reason?: string | null
          refunded_at?: string | null
          status?: Database["public"]["Enums"]["order_status"]
          terms_accepted_at: string
          terms_version?: string | null
          tier_id: string
          total_cents?: never
          user_id?: string | null
        }
        Update: {
          add_ons_cents?: number
          affiliate_code?: string | null
          billing_country?: string
          commission_due_at?: string | null
          coupon_code?: string | null
          created_at?: string
          currency?: string
          discount_cents?: number
          email?: string
          full_name?: string
          id?: string
          idempotency_key?: string
          number?: never
          paid_at?: string | null
          price_cents?: number
          refund_reason?: string | null
          refunded_at?: string | null
          status?: Database["public"]["Enums"]["order_status"]
          terms_accepted_at?: string
          terms_version?: string | null
          tier_id?: string
          total_cents?: never
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "orders_coupon_code_fkey"
            columns: ["coupon_code"]
            isOneToOne: false
            referencedRelation: "coupons"
            referencedColumns: ["code"]
          },
          {
            foreignKeyName: "orders_tier_id_fkey"
            columns: ["tier_id"]
            isOneToOne: false
            referencedRelation: "program_tiers"
            referencedColumns: ["id"]
          },
        ]
      }
      page_content: {
        Row: {
          body: NonNullable<Json>
          created_at: string
          id: string
          locale: string
          page: string
          position: number
          section: string
          status: Database["public"]["Enums"]["content_status"]
          updated_at: string
          updated_by: string | null
          version: number
        }
        ComputedFields: never
        Insert: {
          body: NonNullable<Json>
          created_at?: string
          id?: string
          locale?: string
          page: string
          position: number
          section: string
          status?: Database["public"]["Enums"]["content_status"]
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Update: {
          body?: NonNullable<Json>
          created_at?: string
          id?: string
          locale?: string
          page?: string
          position?: number
          section?: string
          status?: Database["public"]["Enums"]["content_status"]
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "page_content_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      payments: {
        Row: {
          amount_cents: number
          created_at: string
          dispute_status: Database["public"]["Enums"]["dispute_status"] | null
          disputed_at: string | null
          failure_reason: string | null
          id: string
          idempotency_key: string
          method: Database["public"]["Enums"]["payment_method"]
          order_id: string
          owed_cents: number | null
          provider: string
          provider_reference: string | null
          received_cents: number | null
          received_currency: string | null
          refund_failed_at: string | null
          refunded_cents: number
          settled_at: string | null
          status: Database["public"]["Enums"]["payment_status"]
          surplus_received_at: string | null
          surplus_sent_at: string | null
          surplus_sent_by: string | null
        }
        ComputedFields: never
        Insert: {
          amount_cents: number
          created_at?: string
          dispute_status?: Database["public"]["Enums"]["dispute_status"] | null
          disputed_at?: string | null
          failure_reason?: string | null
          id?: string
          idempotency_key: string
          method: Database["public"]["Enums"]["payment_method"]
          order_id: string
          owed_cents?: number | null
          provider: string
          provider_reference?: string | null
          received_cents?: number | null
          received_currency?: string | null
          refund_failed_at?: string | null
          refunded_cents?: number
          settled_at?: string | null
          status?: Database["public"]["Enums"]["payment_status"]
          surplus_received_at?: string | null
          surplus_sent_at?: string | null
          surplus_sent_by?: string | null
        }
        Update: {
          amount_cents?: number
          created_at?: string
          dispute_status?: Database["public"]["Enums"]["dispute_status"] | null
          disputed_at?: string | null
          failure_reason?: string | null
          id?: string
          idempotency_key?: string
          method?: Database["public"]["Enums"]["payment_method"]
          order_id?: string
          owed_cents?: number | null
          provider?: string
          provider_reference?: string | null
          received_cents?: number | null
          received_currency?: string | null
          refund_failed_at?: string | null
          refunded_cents?: number
          settled_at?: string | null
          status?: Database["public"]["Enums"]["payment_status"]
          surplus_received_at?: string | null
          surplus_sent_at?: string | null
          surplus_sent_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "payments_order_id_fkey"
            columns: ["order_id"]
            isOneToOne: false
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
        ]
      }
      payout_proofs: {
        Row: {
          account_label: string
          amount_cents: number
          city: string
          country: string
          country_name: string
          is_verified: boolean
          method: Database["public"]["Enums"]["payout_method"]
          name: string
          paid_at: string
          receipt_id: string
          share_bps: number
        }
        ComputedFields: never
        Insert: {
          account_label: string
          amount_cents: number
          city: string
          country: string
          country_name: string
          is_verified: boolean
          method: Database["public"]["Enums"]["payout_method"]
          name: string
          paid_at: string
          receipt_id: string
          share_bps: number
        }
        Update: {
          account_label?: string
          amount_cents?: number
          city?: string
          country?: string
          country_name?: string
          is_verified?: boolean
          method?: Database["public"]["Enums"]["payout_method"]
          name?: string
          paid_at?: string
          receipt_id?: string
          share_bps?: number
        }
        Relationships: []
      }
      payouts: {
        Row: {
          account_id: string
          amount_cents: number
          decided_at: string | null
          decided_by: string | null
          destination: string
          gross_cents: number
          id: string
          method: Database["public"]["Enums"]["payout_method"]
          number: number
          paid_at: string | null
          receipt_id: string | null
          reject_reason: string | null
          requested_at: string
          share_bps: number
          status: Database["public"]["Enums"]["payout_status"]
        }
        ComputedFields: never
        Insert: {
          account_id: string
          amount_cents: number
          decided_at?: string | null
          decided_by?: string | null
          destination: string
          gross_cents: number
          id?: string
          method: Database["public"]["Enums"]["payout_method"]
          number?: never
          paid_at?: string | null
          receipt_id?: string | null
          reject_reason?: string | null
          requested_at?: string
          share_bps: number
          status?: Database["public"]["Enums"]["payout_status"]
        }
        Update: {
          account_id?: string
          amount_cents?: number
          decided_at?: string | null
          decided_by?: string | null
          destination?: string
          gross_cents?: number
          id?: string
          method?: Database["public"]["Enums"]["payout_method"]
          number?: never
          paid_at?: string | null
          receipt_id?: string | null
          reject_reason?: string | null
          requested_at?: string
          share_bps?: number
          status?: Database["public"]["Enums"]["payout_status"]
        }
        Relationships: [
          {
            foreignKeyName: "payouts_account_id_fkey"
            columns: ["account_id"]
            isOneToOne: false
            referencedRelation: "trading_accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      positions: {
        Row: {
          account_id: string
          close_price: number | null
          closed_at: string | null
          id: string
          lots: number
          open_price: number
          opened_at: string
          profit_cents: number
          side: Database["public"]["Enums"]["position_side"]
          symbol: string
        }
        ComputedFields: never
        Insert: {
          account_id: string
          close_price?: number | null
          closed_at?: string | null
          id?: string
          lots: number
          open_price: number
          opened_at: string
          profit_cents?: number
          side: Database["public"]["Enums"]["position_side"]
          symbol: string
        }
        Update: {
          account_id?: string
          close_price?: number | null
          closed_at?: string | null
          id?: string
          lots?: number
          open_price?: number
          opened_at?: string
          profit_cents?: number
          side?: Database["public"]["Enums"]["position_side"]
          symbol?: string
        }
        Relationships: [
          {
            foreignKeyName: "positions_account_id_fkey"
            columns: ["account_id"]
            isOneToOne: false
            referencedRelation: "trading_accounts"
            referencedColumns: ["id"]
          },
        ]
      }
      profiles: {
        Row: {
          country: string | null
          created_at: string
          display_name: string
          id: string
          kind: Database["public"]["Enums"]["profile_kind"]
          locale: string
          notify_payouts: boolean
          notify_sales: boolean
          notify_tickets: boolean
          phone: string | null
          time_zone: string
        }
        ComputedFields: never
        Insert: {
          country?: string | null
          created_at?: string
          display_name: string
          id: string
          kind?: Database["public"]["Enums"]["profile_kind"]
          locale?: string
          notify_payouts?: boolean
          notify_sales?: boolean
          notify_tickets?: boolean
          phone?: string | null
          time_zone?: string
        }
        Update: {
          country?: string | null
          created_at?: string
          display_name?: string
          id?: string
          kind?: Database["public"]["Enums"]["profile_kind"]
          locale?: string
          notify_payouts?: boolean
          notify_sales?: boolean
          notify_tickets?: boolean
          phone?: string | null
          time_zone?: string
        }
        Relationships: []
      }
      program_phases: {
        Row: {
          daily_loss_bps: number
          max_drawdown_bps: number
          name: string
          phase: Database["public"]["Enums"]["program_phase"]
          position: number
          profit_target_bps: number | null
          program_id: string
        }
        ComputedFields: never
        Insert: {
          daily_loss_bps: number
          max_drawdown_bps: number
          name: string
          phase: Database["public"]["Enums"]["program_phase"]
          position: number
          profit_target_bps?: number | null
          program_id: string
        }
        Update: {
          daily_loss_bps?: number
          max_drawdown_bps?: number
          name?: string
          phase?: Database["public"]["Enums"]["program_phase"]
          position?: number
          profit_target_bps?: number | null
          program_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "program_phases_program_id_fkey"
            columns: ["program_id"]
            isOneToOne: false
            referencedRelation: "programs"
            referencedColumns: ["id"]
          },
        ]
      }
      program_tiers: {
        Row: {
          discount_percent: number | null
          id: string
          label: string
          old_price_cents: number | null
          position: number
          price_cents: number
          program_id: string
          size_cents: number
          winners_bonus_cents: number
        }
        ComputedFields: never
        Insert: {
          discount_percent?: number | null
          id: string
          label: string
          old_price_cents?: number | null
          position: number
          price_cents: number
          program_id: string
          size_cents: number
          winners_bonus_cents: number
        }
        Update: {
          discount_percent?: number | null
          id?: string
          label?: string
          old_price_cents?: number | null
          position?: number
          price_cents?: number
          program_id?: string
          size_cents?: number
          winners_bonus_cents?: number
        }
        Relationships: [
          {
            foreignKeyName: "program_tiers_program_id_fkey"
            columns: ["program_id"]
            isOneToOne: false
            referencedRelation: "programs"
            referencedColumns: ["id"]
          },
        ]
      }
      programs: {
        Row: {
          badge: string | null
          description: string
          drawdown_type: Database["public"]["Enums"]["drawdown_type"]
          expert_advisors: Database["public"]["Enums"]["expert_advisors"]
          fee_refund_bps: number
          has_tab: boolean
          id: string
          is_available: boolean
          leverage: number
          minimum_days: number
          name: string
          payout_cycle_days: number
          platforms: string[]
          position: number
          share_from_bps: number
          share_to_bps: number
          winners_bonus: string
        }
        ComputedFields: never
        Insert: {
          badge?: string | null
          description: string
          drawdown_type: Database["public"]["Enums"]["drawdown_type"]
          expert_advisors: Database["public"]["Enums"]["expert_advisors"]
          fee_refund_bps: number
          has_tab: boolean
          id: string
          is_available: boolean
          leverage: number
          minimum_days: number
          name: string
          payout_cycle_days: number
          platforms: string[]
          position: number
          share_from_bps: number
          share_to_bps: number
          winners_bonus: string
        }
        Update: {
          badge?: string | null
          description?: string
          drawdown_type?: Database["public"]["Enums"]["drawdown_type"]
          expert_advisors?: Database["public"]["Enums"]["expert_advisors"]
          fee_refund_bps?: number
          has_tab?: boolean
          id?: string
          is_available?: boolean
          leverage?: number
          minimum_days?: number
          name?: string
          payout_cycle_days?: number
          platforms?: string[]
          position?: number
          share_from_bps?: number
          share_to_bps?: number
          winners_bonus?: string
        }
        Relationships: []
      }
      restricted_countries: {
        Row: {
          code: string
          name: string
        }
        ComputedFields: never
        Insert: {
          code: string
          name: string
        }
        Update: {
          code?: string
          name?: string
        }
        Relationships: []
      }
      seo_config: {
        Row: {
          canonical: string | null
          created_at: string
          description: string
          id: string
          image_path: string | null
          is_in_sitemap: boolean | null
          is_indexable: boolean
          locale: string
          path: string
          route: string
          status: Database["public"]["Enums"]["content_status"]
          title: string
          updated_at: string
          updated_by: string | null
          version: number
        }
        ComputedFields: never
        Insert: {
          canonical?: string | null
          created_at?: string
          description: string
          id?: string
          image_path?: string | null
          is_in_sitemap?: never
          is_indexable?: boolean
          locale?: string
          path: string
          route: string
          status?: Database["public"]["Enums"]["content_status"]
          title: string
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Update: {
          canonical?: string | null
          created_at?: string
          description?: string
          id?: string
          image_path?: string | null
          is_in_sitemap?: never
          is_indexable?: boolean
          locale?: string
          path?: string
          route?: string
          status?: Database["public"]["Enums"]["content_status"]
          title?: string
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "seo_config_image_path_fkey"
            columns: ["image_path"]
            isOneToOne: false
            referencedRelation: "media_library"
            referencedColumns: ["path"]
          },
          {
            foreignKeyName: "seo_config_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      testimonials: {
        Row: {
          amount_cents: number | null
          body: string
          bonus_cents: number | null
          city: string
          country: string
          country_name: string
          id: string
          is_published: boolean
          is_verified: boolean
          name: string
          rating: number
          refund_cents: number | null
          tier_id: string | null
          written_on: string
        }
        ComputedFields: never
        Insert: {
          amount_cents?: number | null
          body: string
          bonus_cents?: number | null
          city: string
          country: string
          country_name: string
          id: string
          is_published?: boolean
          is_verified: boolean
          name: string
          rating: number
          refund_cents?: number | null
          tier_id?: string | null
          written_on: string
        }
        Update: {
          amount_cents?: number | null
          body?: string
          bonus_cents?: number | null
          city?: string
          country?: string
          country_name?: string
          id?: string
          is_published?: boolean
          is_verified?: boolean
          name?: string
          rating?: number
          refund_cents?: number | null
          tier_id?: string | null
          written_on?: string
        }
        Relationships: [
          {
            foreignKeyName: "testimonials_tier_id_fkey"
            columns: ["tier_id"]
            isOneToOne: false
            referencedRelation: "program_tiers"
            referencedColumns: ["id"]
          },
        ]
      }
      theme_config: {
        Row: {
          colors: NonNullable<Json>
          fonts: NonNullable<Json>
          id: string
          is_active: boolean
          name: string
          updated_at: string
          updated_by: string | null
          version: number
        }
        ComputedFields: never
        Insert: {
          colors: NonNullable<Json>
          fonts: NonNullable<Json>
          id?: string
          is_active?: boolean
          name: string
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Update: {
          colors?: NonNullable<Json>
          fonts?: NonNullable<Json>
          id?: string
          is_active?: boolean
          name?: string
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "theme_config_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      ticket_attachments: {
        Row: {
          created_at: string
          id: string
          name: string
          owner_id: string
          storage_path: string
          ticket_id: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: string
          name: string
          owner_id?: string
          storage_path: string
          ticket_id: string
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          owner_id?: string
          storage_path?: string
          ticket_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "ticket_attachments_owner_id_fkey"
            columns: ["owner_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "ticket_attachments_ticket_id_fkey"
            columns: ["ticket_id"]
            isOneToOne: false
            referencedRelation: "tickets"
            referencedColumns: ["id"]
          },
        ]
      }
      ticket_replies: {
        Row: {
          author_id: string | null
          author_name: string
          body: string
          created_at: string
          id: string
          is_staff: boolean
          ticket_id: string
        }
        ComputedFields: never
        Insert: {
          author_id?: string | null
          author_name?: string
          body: string
          created_at?: string
          id?: string
          is_staff?: boolean
          ticket_id: string
        }
        Update: {
          author_id?: string | null
          author_name?: string
          body?: string
          created_at?: string
          id?: string
          is_staff?: boolean
          ticket_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "ticket_replies_author_id_fkey"
            columns: ["author_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "ticket_replies_ticket_id_fkey"
            columns: ["ticket_id"]
            isOneToOne: false
            referencedRelation: "tickets"
            referencedColumns: ["id"]
          },
        ]
      }
      ticket_views: {
        Row: {
          person_id: string
          reply_id: string
          ticket_id: string
        }
        ComputedFields: never
        Insert: {
          person_id?: string
          reply_id: string
          ticket_id: string
        }
        Update: {
          person_id?: string
          reply_id?: string
          ticket_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "ticket_views_person_id_fkey"
            columns: ["person_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "ticket_views_reply_id_fkey"
            columns: ["reply_id"]
            isOneToOne: false
            referencedRelation: "ticket_replies"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "ticket_views_ticket_id_fkey"
            columns: ["ticket_id"]
            isOneToOne: false
            referencedRelation: "tickets"
            referencedColumns: ["id"]
          },
        ]
      }
      tickets: {
        Row: {
          assignee: string | null
          created_at: string
          id: string
          message: string
          number: number
          owner_id: string
          status: Database["public"]["Enums"]["ticket_status"]
          subject: string
          topic: Database["public"]["Enums"]["ticket_topic"]
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          assignee?: string | null
          created_at?: string
          id?: string
          message: string
          number?: never
          owner_id?: string
          status?: Database["public"]["Enums"]["ticket_status"]
          subject: string
          topic: Database["public"]["Enums"]["ticket_topic"]
          updated_at?: string
        }
        Update: {
          assignee?: string | null
          created_at?: string
          id?: string
          message?: string
          number?: never
          owner_id?: string
          status?: Database["public"]["Enums"]["ticket_status"]
          subject?: string
          topic?: Database["public"]["Enums"]["ticket_topic"]
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "tickets_assignee_fkey"
            columns: ["assignee"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "tickets_owner_id_fkey"
            columns: ["owner_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      tracking_events: {
        Row: {
          id: string
          interactions: number | null
          metadata: NonNullable<Json>
          page_path: string
          page_title: string | null
          received_at: string
          referrer: string | null
          scroll_depth: number | null
          session_id: string
          time_on_page: number | null
          user_id: string | null
        }
        ComputedFields: never
        Insert: {
          id?: string
          interactions?: number | null
          metadata?: NonNullable<Json>
          page_path: string
          page_title?: string | null
          received_at?: string
          referrer?: string | null
          scroll_depth?: number | null
          session_id: string
          time_on_page?: number | null
          user_id?: string | null
        }
        Update: {
          id?: string
          interactions?: number | null
          metadata?: NonNullable<Json>
          page_path?: string
          page_title?: string | null
          received_at?: string
          referrer?: string | null
          scroll_depth?: number | null
          session_id?: string
          time_on_page?: number | null
          user_id?: string | null
        }
        Relationships: []
      }
      trading_accounts: {
        Row: {
          balance_cents: number
          breach_clause: string | null
          breach_practice: Database["public"]["Enums"]["prohibited_practice"] | null
          breach_reason: string | null
          closed_by_refund: boolean
          daily_loss_bps: number
          drawdown_type: Database["public"]["Enums"]["drawdown_type"]
          ended_at: string | null
          equity_cents: number
          highest_close_cents: number
          id: string
          initial_cents: number
          last_trade_at: string | null
          max_drawdown_bps: number
          next_payout_at: string | null
          number: number
          opened_at: string
          order_id: string
          payout_cycle_days: number | null
          phase: Database["public"]["Enums"]["program_phase"]
          profit_target_bps: number | null
          program_id: string
          share_bps: number | null
          status: Database["public"]["Enums"]["account_status"]
          tier_id: string
          user_id: string
          winners_bonus_cents: number | null
          winners_bonus_paid_at: string | null
        }
        ComputedFields: never
        Insert: {
          balance_cents: number
          breach_clause?: string | null
          breach_practice?: Database["public"]["Enums"]["prohibited_practice"] | null
          breach_reason?: string | null
          closed_by_refund?: boolean
          daily_loss_bps: number
          drawdown_type: Database["public"]["Enums"]["drawdown_type"]
          ended_at?: string | null
          equity_cents: number
          highest_close_cents: number
          id?: string
          initial_cents: number
          last_trade_at?: string | null
          max_drawdown_bps: number
          next_payout_at?: string | null
          number?: never
          opened_at?: string
          order_id: string
          payout_cycle_days?: number | null
          phase: Database["public"]["Enums"]["program_phase"]
          profit_target_bps?: number | null
          program_id: string
          share_bps?: number | null
          status?: Database["public"]["Enums"]["account_status"]
          tier_id: string
          user_id: string
          winners_bonus_cents?: number | null
          winners_bonus_paid_at?: string | null
        }
        Update: {
          balance_cents?: number
          breach_clause?: string | null
          breach_practice?: Database["public"]["Enums"]["prohibited_practice"] | null
          breach_reason?: string | null
          closed_by_refund?: boolean
          daily_loss_bps?: number
          drawdown_type?: Database["public"]["Enums"]["drawdown_type"]
          ended_at?: string | null
          equity_cents?: number
          highest_close_cents?: number
          id?: string
          initial_cents?: number
          last_trade_at?: string | null
          max_drawdown_bps?: number
          next_payout_at?: string | null
          number?: never
          opened_at?: string
          order_id?: string
          payout_cycle_days?: number | null
          phase?: Database["public"]["Enums"]["program_phase"]
          profit_target_bps?: number | null
          program_id?: string
          share_bps?: number | null
          status?: Database["public"]["Enums"]["account_status"]
          tier_id?: string
          user_id?: string
          winners_bonus_cents?: number | null
          winners_bonus_paid_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "trading_accounts_order_id_fkey"
            columns: ["order_id"]
            isOneToOne: false
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "trading_accounts_program_id_phase_fkey"
            columns: ["program_id", "phase"]
            isOneToOne: false
            referencedRelation: "program_phases"
            referencedColumns: ["program_id", "phase"]
          },
          {
            foreignKeyName: "trading_accounts_tier_id_program_id_fkey"
            columns: ["tier_id", "program_id"]
            isOneToOne: false
            referencedRelation: "program_tiers"
            referencedColumns: ["id", "program_id"]
          },
        ]
      }
      user_roles: {
        Row: {
          id: string
          role: Database["public"]["Enums"]["app_role"]
          user_id: string
        }
        ComputedFields: never
        Insert: {
          id?: string
          role: Database["public"]["Enums"]["app_role"]
          user_id: string
        }
        Update: {
          id?: string
          role?: Database["public"]["Enums"]["app_role"]
          user_id?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      accept_referral: {
        Args: { _code: string }
        Returns: boolean
      }
      account_summary: {
        Args: { _account: string }
        Returns: {
          account_id: string
          daily_floor_cents: number
          daily_room_cents: number
          dormant_at: string
          loss_floor_cents: number
          loss_room_cents: number
          open_positions: number
          previous_close_cents: number
          profit_cents: number
          target_cents: number
        }[]
      }
      activate_theme: {
        Args: { _expected_version: number; _id: string }
        Returns: number
      }
      affiliate_available_cents: {
        Args: { _affiliate: string }
        Returns: number
      }
      affiliate_countries: {
        Args: { _from: string; _to: string }
        Returns: {
          clicks: number
          commission_cents: number
          country: string
          sales: number
          sign_ups: number
        }[]
      }
      affiliate_days: {
        Args: { _from: string; _to: string }
        Returns: {
          buyers: number
          clicks: number
          commission_cents: number
          day: string
          sale_cents: number
          sales: number
          sign_up_sales: number
          sign_ups: number
        }[]
      }
      affiliate_funnel: {
        Args: { _from: string; _to: string }
        Returns: {
          clicks: number
          commission_cents: number
          link_id: string
          link_name: string
          sales: number
          sign_ups: number
        }[]
      }
      affiliate_summary: {
        Args: Record<PropertyKey, never>
        Returns: {
          approved_cents: number
          available_cents: number
          clicks: number
          paid_cents: number
          pending_cents: number
          sales: number
          sign_ups: number
        }[]
      }
      affiliate_terms_version: {
        Args: Record<PropertyKey, never>
        Returns: string
      }
      apply_as_affiliate: {
        Args: { _audience: string; _code: string; _name: string; _terms: string; _website: string }
        Returns: Json
      }
      apply_release: {
        Args: { _release: string }
        Returns: undefined
      }
      are_component_settings: {
        Args: { _component: string; _settings: Json }
        Returns: boolean
      }
      assign_ticket: {
        Args: { _assignee: string; _ticket: string }
        Returns: undefined
      }
      cancel_order: {
        Args: { _key: string; _reason: string }
        Returns: string
      }
      choose_affiliate_link: {
        Args: { _affiliate: string; _code: string }
        Returns: string
      }
      claim_orders: {
        Args: { _email: string; _person: string }
        Returns: number
      }
      confirmed_name: {
        Args: { _person: string }
        Returns: string
      }
      count_call: {
        Args: { _caller: string; _endpoint: string }
        Returns: number
      }
      count_coupon_guess: {
        Args: { _caller: string; _coupon: string; _person: string }
        Returns: boolean
      }
      count_own_files: {
        Args: { _bucket: string }
        Returns: number
      }
      coupon_remarks: {
        Args: { _code: string }
        Returns: Json
      }
      create_release: {
        Args: { _items: Json; _name: string; _publish_at?: string }
        Returns: string
      }
      credit_affiliate: {
        Args: { _order: string }
        Returns: undefined
      }
      credit_due_orders: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      due_files: {
        Args: Record<PropertyKey, never>
        Returns: {
          bucket_id: string
          name: string
        }[]
      }
      end_account: {
        Args: { _account: string; _evidence: string; _practice: Database["public"]["Enums"]["prohibited_practice"] }
        Returns: undefined
      }
      evaluation_odds: {
        Args: Record<PropertyKey, never>
        Returns: {
          breached: number
          dormant: number
          passed: number
          since: string
          started: number
        }[]
      }
      first_profile_name: {
        Args: { _data: Json; _email: string }
        Returns: string
      }
      has_confirmed_identity: {
        Args: { _person: string }
        Returns: boolean
      }
      has_role: {
        Args: { _role: Database["public"]["Enums"]["app_role"]; _user_id: string }
        Returns: boolean
      }
      holds_banned_claim: {
        Args: { _text: string }
        Returns: boolean
      }
      is_admin: {
        Args: Record<PropertyKey, never>
        Returns: boolean
      }
      is_affiliate_code: {
        Args: { _code: string }
        Returns: boolean
      }
      is_disputed: {
        Args: { _order: string }
        Returns: boolean
      }
      is_own_order: {
        Args: { _email: string; _order: string; _person: string }
        Returns: boolean
      }
      is_palette: {
        Args: { palette: Json }
        Returns: boolean
      }
      is_recently_verified: {
        Args: Record<PropertyKey, never>
        Returns: boolean
      }
      is_slug: {
        Args: { _text: string }
        Returns: boolean
      }
      leave_message: {
        Args: { _caller: string; _email: string; _key: string; _message: string; _name: string; _topic: Database["public"]["Enums"]["contact_topic"] }
        Returns: number
      }
      mark_surplus_sent: {
        Args: { _actor: string; _payment: string }
        Returns: Json
      }
      normalized_email: {
        Args: { _email: string }
        Returns: string
      }
      open_account: {
        Args: { _order: string }
        Returns: undefined
      }
      order_categories: {
        Args: { _slugs: string[] }
        Returns: undefined
      }
      order_receipt: {
        Args: { _key: string }
        Returns: Json
      }
      orders_holding_coupon: {
        Args: { _coupon: string }
        Returns: Json
      }
      orders_not_paid_in_time: {
        Args: { _code: string }
        Returns: {
          id: string
        }[]
      }
      own_affiliate_id: {
        Args: Record<PropertyKey, never>
        Returns: string
      }
      own_rank: {
        Args: { _period: Database["public"]["Enums"]["leaderboard_period"]; _size_cents?: number }
        Returns: number
      }
      place_order: {
        Args: { _add_ons: string[]; _affiliate: string; _country: string; _coupon: string; _email: string; _full_name: string; _key: string; _method: Database["public"]["Enums"]["payment_method"]; _person: string; _tier: string }
        Returns: Json
      }
      price_order: {
        Args: { _add_ons: string[]; _coupon: string; _person: string; _tier: string }
        Returns: {
          amount_cents: number
          item: string
          kind: Database["public"]["Enums"]["order_item_kind"]
          label: string
          line: number
        }[]
      }
      publish_content: {
        Args: { _expected_draft?: number; _expected_version: number; _id: string; _table: string }
        Returns: number
      }
      publish_due_releases: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      quote_order: {
        Args: { _add_ons?: string[]; _tier: string }
        Returns: {
          amount_cents: number
          item: string
          kind: Database["public"]["Enums"]["order_item_kind"]
          label: string
          line: number
        }[]
      }
      rate_limit: {
        Args: { _of: string }
        Returns: Json
      }
      record_dispute: {
        Args: { _reference: string; _status: Database["public"]["Enums"]["dispute_status"] }
        Returns: Json
      }
      record_refund: {
        Args: { _has_failed: boolean; _is_full: boolean; _reason: string; _reference: string; _refunded_cents: number }
        Returns: Json
      }
      record_user_change: {
        Args: { _action: string; _actor: string; _after: Json; _before: Json; _user: string }
        Returns: undefined
      }
      refer_person: {
        Args: { _code: string; _data: Json; _email: string; _person: string }
        Returns: boolean
      }
      refund_order: {
        Args: { _actor: string; _is_check: boolean; _order: string; _reason: string }
        Returns: Json
      }
      release_commissions: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      remove_due_files: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      request_affiliate_payout: {
        Args: { _amount_cents: number }
        Returns: string
      }
      return_order: {
        Args: { _is_check: boolean; _order: string; _person: string }
        Returns: Json
      }
      return_reason: {
        Args: Record<PropertyKey, never>
        Returns: string
      }
      returnable_until: {
        Args: { _order: string }
        Returns: string
      }
      roll_back_release: {
        Args: { _release: string }
        Returns: undefined
      }
      settle_payment: {
        Args: { _amount_cents: number; _currency?: string; _outcome: Database["public"]["Enums"]["payment_status"]; _payment: string; _provider?: string; _reason: string; _reference: string }
        Returns: Json
      }
      shown_name: {
        Args: { _name: string }
        Returns: string
      }
      unreadable_pairs: {
        Args: { _colors: Json }
        Returns: string
      }
    }
    Enums: {
      account_status: "active" | "passed" | "terminated" | "dormant"
      affiliate_flag_kind: "self-referral" | "own-coupon" | "other-affiliate"
      affiliate_payout_method: "Bank" | "UPI" | "Crypto"
      affiliate_payout_status: "requested" | "approved" | "paid" | "rejected"
      affiliate_status: "pending" | "active" | "suspended" | "rejected"
      app_role: "admin"
      certificate_kind: "passed" | "payout"
      commission_status: "pending" | "approved" | "reversed"
      consent_choice: "accept-all" | "necessary-only" | "custom"
      contact_status: "new" | "answered" | "spam"
      contact_topic: "support" | "affiliates" | "press" | "privacy" | "other"
      content_status: "draft" | "published"
      cta_emphasis: "primary" | "secondary" | "quiet"
      dispute_status: "open" | "won" | "lost"
      drawdown_type: "trailing" | "static"
      expert_advisors: "yes" | "with-approval" | "no"
      funnel_stage: "landing" | "pricing" | "checkout" | "success"
      kyc_kind: "passport" | "identity-card" | "residence-permit" | "proof-of-address"
      kyc_status: "pending" | "approved" | "rejected"
      leaderboard_period: "week" | "month" | "all-time"
      navigation_place: "header" | "client-area" | "footer" | "call" | "help" | "social" | "program"
      order_item_kind: "fee" | "add-on" | "discount"
      order_status: "pending" | "paid" | "failed" | "cancelled" | "refunded"
      payment_method: "Visa" | "Mastercard" | "Google Pay" | "Apple Pay" | "UPI" | "PayPal" | "Bitcoin" | "USDT"
      payment_status: "pending" | "succeeded" | "failed" | "refunded"
      payout_method: "Bank" | "UPI" | "Crypto"
      payout_status: "requested" | "approved" | "paid" | "rejected"
      position_side: "buy" | "sell"
      profile_kind: "affiliate" | "trader"
      program_phase: "phase-1" | "phase-2" | "funded"
      prohibited_practice: "hedging" | "arbitrage" | "latency exploitation" | "third-party management" | "grid strategies" | "gambling strategies"
      release_state: "planned" | "live" | "failed" | "rolled back"
      ticket_status: "open" | "answered" | "closed"
      ticket_topic: "account" | "payout" | "rules" | "affiliate" | "identity" | "technical"
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {
      account_status: ['active', 'passed', 'terminated', 'dormant'],
      affiliate_flag_kind: ['self-referral', 'own-coupon', 'other-affiliate'],
      affiliate_payout_method: ['Bank', 'UPI', 'Crypto'],
      affiliate_payout_status: ['requested', 'approved', 'paid', 'rejected'],
      affiliate_status: ['pending', 'active', 'suspended', 'rejected'],
      app_role: ['admin'],
      certificate_kind: ['passed', 'payout'],
      commission_status: ['pending', 'approved', 'reversed'],
      consent_choice: ['accept-all', 'necessary-only', 'custom'],
      contact_status: ['new', 'answered', 'spam'],
      contact_topic: ['support', 'affiliates', 'press', 'privacy', 'other'],
      content_status: ['draft', 'published'],
      cta_emphasis: ['primary', 'secondary', 'quiet'],
      dispute_status: ['open', 'won', 'lost'],
      drawdown_type: ['trailing', 'static'],
      expert_advisors: ['yes', 'with-approval', 'no'],
      funnel_stage: ['landing', 'pricing', 'checkout', 'success'],
      kyc_kind: ['passport', 'identity-card', 'residence-permit', 'proof-of-address'],
      kyc_status: ['pending', 'approved', 'rejected'],
      leaderboard_period: ['week', 'month', 'all-time'],
      navigation_place: ['header', 'client-area', 'footer', 'call', 'help', 'social', 'program'],
      order_item_kind: ['fee', 'add-on', 'discount'],
      order_status: ['pending', 'paid', 'failed', 'cancelled', 'refunded'],
      payment_method: ['Visa', 'Mastercard', 'Google Pay', 'Apple Pay', 'UPI', 'PayPal', 'Bitcoin', 'USDT'],
      payment_status: ['pending', 'succeeded', 'failed', 'refunded'],
      payout_method: ['Bank', 'UPI', 'Crypto'],
      payout_status: ['requested', 'approved', 'paid', 'rejected'],
      position_side: ['buy', 'sell'],
      profile_kind: ['affiliate', 'trader'],
      program_phase: ['phase-1', 'phase-2', 'funded'],
      prohibited_practice: ['hedging', 'arbitrage', 'latency exploitation', 'third-party management', 'grid strategies', 'gambling strategies'],
      release_state: ['planned', 'live', 'failed', 'rolled back'],
      ticket_status: ['open', 'answered', 'closed'],
      ticket_topic: ['account', 'payout', 'rules', 'affiliate', 'identity', 'technical'],
    },
  },
} as const
