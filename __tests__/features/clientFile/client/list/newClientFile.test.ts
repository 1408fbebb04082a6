import { checkComplete } from '#contract'
import { checkHouseholdCreation } from '#features/clientFile/contract/household'
import {
  entryDefinition,
  formErrors,
  requestBody,
} from '../../../../../src/features/clientFile/client/list/newClientFile/entry'

const household = {
  net_monthly_income: 5200,
  annual_tax: 4100,
  alimony: 0,
  fiscal_part: 2.5,
  monthly_rent: 900,
  monthly_loan_payment: null,
  title: 'Essai',
}
const companion = {
  honorific: 'mrs',
  firstname: 'Nadia',
  lastname: 'Essai',
  birthdate: '1988-04-02',
  net_monthly_income: 1800,
}
const typed = {
  ...household,
  companion_honorific: 'mrs',
  companion_firstname: 'Nadia',
  companion_lastname: 'Essai',
  companion_birthdate: '1988-04-02',
  companion_net_monthly_income: 1800,
}

describe('the entry of a new client file', () => {
  test('asks nothing of a companion that is not there, and sends none', () => {
    const checked = checkComplete(entryDefinition(false), { ...household, companion_firstname: '' })
    expect(checked.valid).toBe(true)
    expect(requestBody({ ...household, companion_firstname: 'Nadia' }, false)).toEqual(household)
  })

  test('asks for the name and the income of a companion that is there', () => {
    const checked = checkComplete(entryDefinition(true), household)
    expect(checked.valid ? [] : Object.keys(checked.errors)).toEqual([
      'companion_honorific',
      'companion_firstname',
      'companion_lastname',
      'companion_net_monthly_income',
    ])
  })

  test('sends the companion nested, as the server takes it', () => {
    const body = requestBody(typed, true)
    expect(body).toEqual({ ...household, companion })
    expect(checkHouseholdCreation(body).valid).toBe(true)
  })

  test('gives each refusal of the server back to its field', () => {
    expect(formErrors({ 'companion.firstname': ['Ce champ est requis'], annual_tax: ['Minimum 0'] })).toEqual({
      companion_firstname: ['Ce champ est requis'],
      annual_tax: ['Minimum 0'],
    })
  })
})
