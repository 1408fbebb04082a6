import type { ResourceOf } from '#contract/jsonapi'

/** Whom one writes to in a firm, in either area. */
export type ContactType = 'company_contact' | 'scpi_contact'
export type Contact<Type extends ContactType> = ResourceOf<Type>

/** What a contact is called: their name, or their address. */
export type NameOfContact<Type extends ContactType> = (contact: Contact<Type>) => string
