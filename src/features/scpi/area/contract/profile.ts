import { countries } from '#contract/countries'
import { choice, password } from '#contract/fields'
import { defineResource } from '#contract/define'
import { user } from '#contract/identity'

const {
  first_name,
  last_name,
  email,
  phone,
  department_code,
  siret_number,
  siret_municipality,
  is_self_employed,
  address,
  postal_code,
  municipality,
} = user.fields

/** A change of one’s own profile in the SCPI area (specification §3). Another address asks for the password: mail opens the account. */
export const scpiProfile = defineResource('scpi_profile', {
  first_name,
  last_name,
  email,
  phone,
  department_code,
  siret_number,
  siret_municipality,
  is_self_employed,
  address,
  postal_code,
  municipality,
  country: choice(countries, { label: 'Pays' }),
  old_password: password({ label: 'Mot de passe actuel' }),
})
