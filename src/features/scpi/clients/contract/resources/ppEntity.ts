import { defineResource } from '#contract/define'
import { choice, flag, foreignObject, instant, rate, structured, text } from '#contract/fields'
import { entityTypes, reviewReasons } from '../choices'
import { HOLDERS, isHolders } from '../holders'

/** A mass of assets, income, charges and loans: one’s own, or shared with one’s spouse. */
export const ppEntity = defineResource(
  'pp_entity',
  {
    entity_type: choice(entityTypes, { label: 'Masse', readOnly: true }),
    label: text({ label: 'Libellé', private: true }),
    /** Whose it is, and in which shares, which make 1 together. */
    holders: structured(
      {
        kind: 'list',
        message: HOLDERS,
        isValue: isHolders,
        items: { share_rate: rate({ label: 'Part', maximum: 1 }) },
      },
      { label: 'Titulaires' },
    ),
    /** What its holders are to one another has changed: whose it is wants to be said again. */
    to_review: flag({ label: 'À revoir', readOnly: true }),
    review_reason: choice(reviewReasons, { label: 'Pourquoi', readOnly: true }),
    /** What is filled of it, and what is missing. */
    completion: { ...foreignObject({ label: 'Ce qui manque' }), readOnly: true },
    created_at: instant({ label: 'Créée le' }),
    updated_at: instant({ label: 'Modifiée le' }),
  },
  {
    charge: { type: 'pp_charge', many: false },
    income: { type: 'pp_income', many: false },
    financialAsset: { type: 'financial_asset', many: false },
    nonFinancialAsset: { type: 'non_financial_asset', many: false },
    loans: { type: 'pp_entity_loan', many: true },
  },
)
