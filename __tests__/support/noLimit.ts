/** REQUESTS_PER_MINUTE of applications under test: programs ask without a pause, which no person does. */
export const NO_LIMIT = '1000000'
