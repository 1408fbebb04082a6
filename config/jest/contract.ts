import '../../src/app/contract'
