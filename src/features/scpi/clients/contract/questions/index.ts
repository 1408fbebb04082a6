export { productFamilies, type ProductFamily } from './families'
export { generalQuestions } from './general'
export { scpiQuestions } from './scpi'
export { toleranceQuestions } from './tolerance'
