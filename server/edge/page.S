// The contents of the page's files, one after another.
  .section .rodata
  .globl ordinal_page
  .balign 16
ordinal_page:
  .incbin "page.bin"
  .section .note.GNU-stack,"",@progbits
