-- Why whose a shared mass is wants to be said.
ALTER TABLE pp_entities ADD COLUMN review_reason text;
UPDATE pp_entities SET review_reason = CASE WHEN client_2_id IS NULL THEN 'holder_left' ELSE 'union_ended' END WHERE to_review;

-- Couples who both had an account before there were masses, and things in common, share one.
WITH couples AS (
  SELECT a.company_id, a.id AS account_1, a.client_id AS client_1, a.adviser_id AS adviser_1,
    b.id AS account_2, b.client_id AS client_2, b.adviser_id AS adviser_2
  FROM scpi_clients c
  JOIN pp_accounts a ON a.company_id = c.company_id AND a.client_id = c.id
  JOIN pp_accounts b ON b.company_id = c.company_id AND b.client_id = c.conjoint_id
  WHERE (a.created_at, a.id) < (b.created_at, b.id)
    AND EXISTS (
      SELECT 1 FROM scpi_client_family_situation f
      WHERE f.company_id = c.company_id AND f.scpi_client_id IN (c.id, c.conjoint_id)
        AND CASE
          WHEN f.family_situation = 'pacs' THEN f.pacs_contract_type IN ('joint_ownership', 'legacy_joint_ownership')
          WHEN f.family_situation IN ('married', 'divorcing', 'legally_separated') THEN f.mariage_contract_type IN (
            'community_property', 'pre_1966_community', 'universal_community', 'universal_community_full_attribution',
            'property_separation_acquests_society')
        END)
    AND NOT EXISTS (
      SELECT 1 FROM pp_entities e
      WHERE e.company_id = c.company_id AND a.id IN (e.pp_account_1_id, e.pp_account_2_id) AND b.id IN (e.pp_account_1_id, e.pp_account_2_id))
)
INSERT INTO pp_entities (company_id, id, entity_type, label, holders, pp_account_1_id, client_1_id, adviser_1_id,
    pp_account_2_id, client_2_id, adviser_2_id, to_review, review_reason)
  SELECT company_id, gen_random_uuid(), 'joint', 'Biens communs',
    jsonb_build_array(
      jsonb_build_object('pp_account_id', account_1, 'share_rate', 0.5),
      jsonb_build_object('pp_account_id', account_2, 'share_rate', 0.5)),
    account_1, client_1, adviser_1, account_2, client_2, adviser_2, true, 'regime_begun'
  FROM couples;
INSERT INTO pp_entity_income (company_id, id, pp_entity_id) SELECT company_id, gen_random_uuid(), id FROM pp_entities e
  WHERE NOT EXISTS (SELECT 1 FROM pp_entity_income s WHERE s.company_id = e.company_id AND s.pp_entity_id = e.id);
INSERT INTO pp_entity_charge (company_id, id, pp_entity_id) SELECT company_id, gen_random_uuid(), id FROM pp_entities e
  WHERE NOT EXISTS (SELECT 1 FROM pp_entity_charge s WHERE s.company_id = e.company_id AND s.pp_entity_id = e.id);
INSERT INTO pp_entity_financial_asset (company_id, id, pp_entity_id) SELECT company_id, gen_random_uuid(), id FROM pp_entities e
  WHERE NOT EXISTS (SELECT 1 FROM pp_entity_financial_asset s WHERE s.company_id = e.company_id AND s.pp_entity_id = e.id);
INSERT INTO pp_entity_non_financial_asset (company_id, id, pp_entity_id) SELECT company_id, gen_random_uuid(), id FROM pp_entities e
  WHERE NOT EXISTS (SELECT 1 FROM pp_entity_non_financial_asset s WHERE s.company_id = e.company_id AND s.pp_entity_id = e.id);

-- What is filled of an account from before the questionnaire counts none of it: the application counts again what has no completion.
UPDATE pp_accounts SET completion = NULL;
