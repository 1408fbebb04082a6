-- What a firm assumes is one for all of its project types, dated, and kept with the history of its settings. What was set for one of
-- them (Pinel where there is it) stays as a change of the day on which it was written.

INSERT INTO setting_changes (company_id, id, number, section, changes, effective_at, created_at)
SELECT f.company_id, gen_random_uuid(), row_number() OVER (PARTITION BY f.company_id ORDER BY s.section), s.section, s.changes,
  (f.updated_at AT TIME ZONE 'Europe/Paris')::date, f.updated_at
FROM (SELECT DISTINCT ON (company_id) * FROM firm_assumptions ORDER BY company_id, project <> 'pinel', project) f
CROSS JOIN LATERAL (
  SELECT v.section, jsonb_agg(jsonb_build_object('key', v.key, 'before', NULL, 'after', v.value)) AS changes FROM (
    SELECT 'loan_config' AS section, 'loan_rates.' || r.key AS key, r.value FROM jsonb_each(f.loan_rates) r
    UNION ALL SELECT 'loan_config', 'loan_insurance_rate', to_jsonb(f.loan_insurance_rate)
    UNION ALL SELECT 'simulation_config', 'annual_budget_monitoring_fee', to_jsonb(f.annual_budget_monitoring_fee)
    UNION ALL SELECT 'simulation_config', 'annual_owner_insurance_fee', to_jsonb(f.annual_owner_insurance_fee)
    UNION ALL SELECT 'simulation_config', 'brokerage_fee', to_jsonb(f.brokerage_fee)
    UNION ALL SELECT 'simulation_config', 'loan_application_fee', to_jsonb(f.loan_application_fee)
    UNION ALL SELECT 'simulation_config', 'monthly_condominium_fee_rate', to_jsonb(f.monthly_condominium_fee_rate)
    UNION ALL SELECT 'simulation_config', 'property_tax_rate', to_jsonb(f.property_tax_rate)
    UNION ALL SELECT 'simulation_config', 'rental_management_rate', to_jsonb(f.rental_management_rate)
    UNION ALL SELECT 'simulation_config', 'unpaid_rent_insurance_rate', to_jsonb(f.unpaid_rent_insurance_rate)
    UNION ALL SELECT 'simulation_config', 'yearly_charge_revaluation_rate', to_jsonb(f.yearly_charge_revaluation_rate)
    UNION ALL SELECT 'simulation_config', 'yearly_rent_revaluation_rate', to_jsonb(f.yearly_rent_revaluation_rate)
  ) v WHERE v.value IS NOT NULL GROUP BY v.section
) s;
DROP TABLE firm_assumptions;
