# Builds for WebAssembly with the packaged clang 19 and wasi-libc; small code, no exceptions.
set(WASI ON)
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_SYSROOT /usr)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)

# Libraries alone are tried while configuring: a program would need the options of this module.
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_CXX_FLAGS_INIT
    "-msimd128 -mbulk-memory -flto -fno-exceptions -fno-rtti -fno-threadsafe-statics \
-fno-c++-static-destructors")
set(CMAKE_CXX_FLAGS_RELEASE "-Os -DNDEBUG" CACHE STRING "")
