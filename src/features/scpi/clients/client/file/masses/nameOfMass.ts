/** What a mass is called, by its `entity_type`. */
export const nameOfMass = (type: unknown): string => (type === 'joint' ? 'Biens communs' : 'Biens propres')
